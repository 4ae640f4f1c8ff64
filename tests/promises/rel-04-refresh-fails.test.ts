import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { MINUTE } from '../builders/access-token.ts';
import { openChurch } from '../fakes/church.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { answered, unsent } from '../fakes/scripted-sender.ts';
import { slowRefreshServer, tokenNumber } from '../fakes/slow-refresh-server.ts';

const path = 'Account/Refresh';
const { email, password } = personas.editor;

/** An editor with an expired token, with a server whose refresh fails in one way. */
async function expiredEditor(fault: Fault) {
  const church = await openChurch();
  const core = await coreOf({ send: church.send, clock: church.clock });
  core.session.send({ type: 'signIn.asked', credentials: { email, password } });
  await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
  church.clock.advance(20 * MINUTE);
  church.spoil(fault);
  const ask = () => core.client({ path: 'api/role/myRoles' });
  return { church, core, ask };
}

describe('REL-04 a refresh that the server refuses ends the session, once', () => {
  it.each<Fault>([
    { path, mode: 'status', status: 400 },
    { path, mode: 'status', status: 401 },
    { path, mode: 'status', status: 403 },
  ])('$status', async (fault) => {
    const { core, ask } = await expiredEditor(fault);
    const ends = await Promise.all([ask(), ask(), ask()]);
    for (const end of ends) expect(end).toEqual(unsent);
    expect(core.state()).toBe('signedOut');
    expect(core.store.read()).toBeUndefined();
    expect(core.toasts.subjects()).toEqual(['sessionEnded']);
  });
});

describe('AUTH-15 a write that waits for a refresh which ends the session', () => {
  it('is not sent without a token', async () => {
    const server = slowRefreshServer(() => answered(403));
    const { client, state } = await coreOf({ kept: tokenNumber(1), send: server.send });
    const read = client({ path: 'api/role/myRoles' });
    await settled();
    const write = client({ method: 'POST', path: 'api/Announcement' });
    await settled();
    server.refreshes.at(-1)?.resolve(answered(401));
    expect(await Promise.all([read, write])).toEqual([unsent, unsent]);
    expect(state()).toBe('signedOut');
    expect(server.calls().map((call) => call.path)).toEqual(['api/role/myRoles']);
  });
});

describe('REL-04 a refresh without an answer keeps the session, and a retry works', () => {
  it.each<Fault>([
    { path, mode: 'networkError' },
    { path, mode: 'hang' },
    { path, mode: 'truncated' },
    { path, mode: 'html' },
    { path, mode: 'emptyBody' },
    { path, mode: 'malformed' },
    { path, mode: 'status', status: 429 },
    { path, mode: 'status', status: 500 },
    { path, mode: 'status', status: 503 },
  ])('$mode $status', async (fault) => {
    const { church, core, ask } = await expiredEditor(fault);
    const ends = await Promise.all([ask(), ask()]);
    for (const end of ends) expect(end).toEqual({ kind: 'unanswered', reason: 'networkError' });
    expect(core.state()).toEqual({ authenticated: 'idle' });
    expect(core.store.read()).toBeDefined();
    expect(core.toasts.subjects()).toEqual([]);

    church.spoil();
    expect(await ask()).toMatchObject({ status: 200, body: ['Editor'] });
  });
});
