import { describe, expect, it } from 'vitest';
import { problem } from '../../../mock-server/openapi/documentation.ts';
import { accessTable, expectedStatus, visitors } from '../support/access-table.ts';
import type { Stage } from '../support/stage.ts';

/** Every call for every kind of visitor (PERM-03). */
export function checkAccess({ cast }: Stage): void {
  describe.each(visitors)('for a %s', (visitor) => {
    it.each(accessTable.map((row) => [row[0], row[1], expectedStatus(row, visitor)] as const))(
      '%s %s answers %i',
      async (method, path, status) => {
        const response =
          method === 'GET' ? await cast()[visitor].get(path) : await cast()[visitor].sendJson(method, path, {});
        expect(response.status).toBe(status);
        if (status < 400) return;
        expect(response.headers.get('Content-Type')).toContain('application/problem+json');
        expect(problem.parse(await response.json()).status).toBe(status);
      },
    );
  });
}
