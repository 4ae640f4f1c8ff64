import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import { openRequestsEntry } from '@/composition/open-requests.ts';
import { onPageLeaving } from '@/ui/kit/navigation/page-leaving.ts';
import { roleTexts } from '@/ui/messages/ko/roles.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aRoleRequest } from '../builders/role.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { answered } from '../fakes/scripted-sender.ts';

const DECLINE = 'api/role/requests/1/decline';
const REVOKE = 'api/Account/Revoke';
const REFRESH = 'api/Account/Refresh';

/** An Admin who has just declined a request, which can still be undone; the test answers the calls. */
async function declined() {
  const kept = aRawToken({ sid: 'admin-1', role: 'Admin' });
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await coreOf({ kept, send: line.call });
  const page = createActor(core.servicesOf(openRequestsEntry, roleTexts).roleRequests.machine).start();
  onPageLeaving(() => page.send({ type: 'page.left' }));
  const request = aRoleRequest({ id: 1 });
  page.send({ type: 'decline.asked', request });
  page.send({ type: 'decline.confirmed', reason: '사유' });
  const signOut = async () => {
    core.session.send({ type: 'signOut.asked' });
    await settled();
  };
  const answer = async (given: Answer) => {
    line.last().resolve(given);
    await settled();
  };
  const bearersOf = (path: string) =>
    line.calls.flatMap(({ args: [call] }) => (call.path === path ? [call.bearer] : []));
  const bearerOf = (path: string) => bearersOf(path)[0];
  return { ...core, kept, line, signOut, answer, bearersOf, bearerOf };
}

describe('AUTH-11 a logout while a decline can still be undone', () => {
  it('sends the decline in the name of the user, and ends the session only afterwards', async () => {
    const { kept, line, signOut, bearerOf, toasts } = await declined();
    await signOut();
    expect([bearerOf(DECLINE), bearerOf(REVOKE)]).toEqual([kept, undefined]);
    line.last().resolve(answered(200));
    await settled();
    expect(bearerOf(REVOKE)).toBe(kept);
    expect(toasts.subjects()).toEqual(['requestDeclined']);
  });

  it('says so when the decline is refused, and signs out all the same', async () => {
    const { line, signOut, bearerOf, kept, toasts } = await declined();
    await signOut();
    line.last().resolve(answered(500));
    await settled();
    expect(bearerOf(REVOKE)).toBe(kept);
    expect(toasts.subjects()).toEqual(['requestDeclined', 'requestNotDecided']);
  });

  it('ends the session at once when the tab is closed', async () => {
    const { kept, signOut, bearersOf, leaveSite } = await declined();
    await signOut();
    leaveSite();
    await settled();
    expect(bearersOf(REVOKE)).toEqual([kept]);
  });

  it('shows nobody as signed in meanwhile, and gives other calls no token', async () => {
    const { signOut, client, line, store } = await declined();
    await signOut();
    expect(store.read()).toBeUndefined();
    void client({ path: 'api/Announcement' });
    await settled();
    expect(line.last().args[0].bearer).toBeUndefined();
  });
});

describe('AUTH-11, AUTH-14 a logout whose token has expired', () => {
  it('refreshes the token once for the last calls and for the end of the session', async () => {
    const { kept, line, signOut, answer, bearersOf, toasts } = await declined();
    const refreshed = aRawToken({ sid: 'admin-1', role: 'Admin', jti: 2 });
    await signOut();
    await answer(answered(403));
    expect(line.last().args[0].path).toBe(REFRESH);
    await answer(answered(200, { accessToken: refreshed }));
    expect([bearersOf(DECLINE), bearersOf(REVOKE)]).toEqual([[kept, refreshed], []]);
    await answer(answered(200));
    expect([bearersOf(REVOKE), bearersOf(REFRESH).length]).toEqual([[refreshed], 1]);
    expect(toasts.subjects()).toEqual(['requestDeclined']);
  });

  it.each([
    ['refused', answered(403), 'forbidden'],
    ['lost', { kind: 'unanswered', reason: 'networkError' }, 'networkError'],
  ] as const)('says so when the refresh is %s, and keeps nobody signed in', async (_, refresh, reason) => {
    const { kept, signOut, answer, bearersOf, toasts, store } = await declined();
    await signOut();
    await answer(answered(403));
    await answer(refresh);
    expect(toasts.find('requestNotDecided').reason).toBe(reason);
    expect([bearersOf(DECLINE), bearersOf(REVOKE), store.read()]).toEqual([[kept], [kept], undefined]);
  });

  it('refreshes it again for a change whose refresh the logout has cut off', async () => {
    const { client, kept, line, signOut, answer, bearersOf } = await declined();
    const refreshed = aRawToken({ sid: 'admin-1', role: 'Admin', jti: 2 });
    void client({ method: 'DELETE', path: 'api/Event/1', keepalive: true });
    await settled();
    await answer(answered(403));
    expect(bearersOf(REFRESH)).toHaveLength(1);
    await signOut();
    expect(bearersOf(REFRESH)).toHaveLength(2);
    line.calls.findLast(({ args }) => args[0].path === REFRESH)?.resolve(answered(200, { accessToken: refreshed }));
    await settled();
    for (const { args, resolve } of line.calls) if (args[0].path !== REFRESH) resolve(answered(200));
    await settled();
    expect(bearersOf('api/Event/1')).toEqual([kept, refreshed]);
    expect(bearersOf(REVOKE)).toEqual([refreshed]);
  });

  it('refreshes no token for a call that does not go on', async () => {
    const { client, kept, line, signOut, bearersOf } = await declined();
    void client({ path: 'api/Announcement' });
    await settled();
    const read = line.last();
    await signOut();
    read.resolve(answered(403));
    await settled();
    expect([bearersOf('api/Announcement'), bearersOf(REFRESH)]).toEqual([[kept], []]);
  });
});
