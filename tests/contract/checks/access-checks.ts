import { describe, expect, it } from 'vitest';
import { problem } from '../../../mock-server/openapi/documentation.ts';
import type { Stage } from '../support/stage.ts';
import { visitors, whoMay } from '../support/who-may.ts';

/** Every call for every kind of user, as the table says (REL-37, PERM-03). */
export function checkAccess({ cast }: Stage): void {
  describe.each(visitors)('for a %s', (visitor) => {
    it.each(whoMay.map((row) => ({ ...row, status: row.expected[visitor] })))(
      '$method $address answers $status',
      async ({ method, address, body, status }) => {
        const response = await cast()[visitor].send(
          method,
          address,
          body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } },
        );
        expect(response.status).toBe(status);
        if (status < 400) return;
        expect(response.headers.get('Content-Type')).toContain('application/problem+json');
        expect(problem.parse(await response.json()).status).toBe(status);
      },
    );
  });
}
