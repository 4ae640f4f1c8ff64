import { describe, expect, it } from 'vitest';
import { createBackend } from '../../mock-server/backend.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { json } from './hosts/call-church.ts';

const request = (path: string, init?: RequestInit) => new Request(`http://church.test/api/${path}`, init);

describe('what is asked past the log and the faults (MOCK-03)', () => {
  it('is answered although every call is to fail, and is not logged as a call of the page', async () => {
    const { ask, control } = await createBackend({ world: 'empty' });
    control.change({ faults: [{ path: '*', mode: 'status', status: 500 }], network: { latencyMs: 0, offline: true } });
    const { email, password } = personas.admin;
    const login = await ask(request('account/login', json('POST', { email, password })));
    expect(login.status).toBe(200);
    expect(login.headers.getSetCookie()).toEqual([expect.stringContaining('refreshToken=')]);
    expect(control.calls.all()).toEqual([]);
    expect(control.settings().faults).toHaveLength(1);
  });

  it('may be a call of the control', async () => {
    const { ask, church, control } = await createBackend({ world: 'empty' });
    await ask(request('demo/world', json('PUT', { world: 'everyday' })));
    expect([control.settings().world, church.members.count()]).toEqual(['everyday', 400]);
  });

  it('is not found when it has no handler', async () => {
    const { ask } = await createBackend({ world: 'empty' });
    expect((await ask(request('nothing'))).status).toBe(404);
  });
});

describe('a server that has the calls of the documents alone (CONT-04)', () => {
  it('answers them as ever', async () => {
    const { ask } = await createBackend({ world: 'known-only' });
    expect((await ask(request('Announcement/1'))).status).toBe(200);
    expect((await ask(request('Announcement/1', { method: 'DELETE' }))).status).toBe(401);
  });

  it.each([
    ['GET', 'Zone', 404, null],
    ['PUT', 'Duty/4/members/1', 404, null],
    ['DELETE', 'member/1', 405, 'GET'],
    ['POST', 'Member', 405, 'GET'],
  ])('says of %s %s that there is none, and not a word more', async (method, path, status, allowed) => {
    const { ask } = await createBackend({ world: 'known-only' });
    const response = await ask(request(path, { method }));
    expect([response.status, response.headers.get('Allow'), await response.text()]).toEqual([status, allowed, '']);
  });
});
