import { describe, expect, it } from 'vitest';
import { problem } from '../../../mock-server/openapi/documentation.ts';
import type { Stage } from '../support/stage.ts';

/** Calls with a method that an address does not have, and to an address that does not exist. */
export function checkMethods({ cast }: Stage): void {
  describe('a method', () => {
    it.each([
      ['DELETE', '/api/Announcement', 'GET, POST'],
      ['POST', '/api/session', 'GET, PUT'],
      ['GET', '/api/Account/Revoke', 'DELETE'],
      ['POST', '/api/announcement/1', 'DELETE, GET, PUT'],
      ['DELETE', '/api/demo/state', 'GET'],
    ])('%s %s is not allowed; %s is', async (method, path, allowed) => {
      const response = await cast().visitor.send(method, path);
      expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
      expect(problem.parse(await response.json()).status).toBe(405);
    });

    it.each(['GET', 'PUT'])('%s at an unknown address is not found', async (method) => {
      const response = await cast().visitor.send(method, '/api/Choir');
      expect([response.status, response.headers.get('Allow')]).toEqual([404, null]);
    });
  });
}
