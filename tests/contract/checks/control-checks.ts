import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Fault } from '../../../mock-server/control/control-schema.ts';
import { memberEntry } from '../../../mock-server/openapi/people.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { Browser, signedIn } from '../support/browser.ts';
import type { Host } from '../support/host.ts';

const list = '/api/Announcement?page=1&itemsPerPage=10';
const stateShape = z.object({ world: z.string(), seededOn: z.string(), faults: z.array(z.unknown()) });

/** The control of the mock (MOCK-02, MOCK-03). The last check enters another world: no check may follow it. */
export function checkControl(host: () => Host): void {
  const nobody = () => new Browser(host());
  const put = (name: string, body: unknown) => nobody().sendJson('PUT', `/api/demo/${name}`, body);
  const spoil = (...faults: Fault[]) => put('faults', faults);
  const read = async () => (await nobody().get(list)).text();

  describe('the control', () => {
    afterEach(() => spoil());

    it('lets a call fail with a status as often as it says, and no other call (MOCK-03)', async () => {
      await spoil({ path: 'announcement', mode: 'status', status: 501, times: 1 });
      expect((await nobody().get('/api/session')).status).toBe(200);
      expect((await nobody().get(list)).status).toBe(501);
      expect((await nobody().get(list)).status).toBe(200);
    });

    it.each(['networkError', 'truncated'] as const)('breaks the connection: %s', async (mode) => {
      await spoil({ path: 'announcement', mode, times: 1 });
      await expect(read()).rejects.toThrow(Error);
      await expect(read()).resolves.toMatch(/^\[/);
    });

    it.each([
      ['malformed', 'application/json', /^\{"items": \[$/],
      ['emptyBody', 'application/json', /^$/],
      ['html', 'text/html', /^<!doctype html>/],
    ] as const)('answers with %s', async (mode, type, body) => {
      await spoil({ path: 'announcement', mode });
      const response = await nobody().get(list);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringContaining(type)]);
      expect(await response.text()).toMatch(body);
    });

    it('sets the clock, and dates a world around it; another world ends every session', async () => {
      const browser = await signedIn(host(), personas.admin);
      expect((await put('clock', { now: '2027-05-05T15:00:00Z' })).status).toBe(200);
      const state = stateShape.parse(await (await put('world', { world: 'empty' })).json());
      expect(state).toMatchObject({ world: 'empty', seededOn: '2027-05-05' });
      expect((await browser.refresh()).status).toBe(401);
      const admin = await signedIn(host(), personas.admin);
      expect(z.array(memberEntry).parse(await admin.json('/api/Member'))).toEqual([]);
    });
  });
}
