import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Answer } from '@/adapters/http/answer.ts';
import type { HttpCall } from '@/adapters/http/http-client.ts';
import { ROLE_REQUESTS, roleRequestsBindings } from '@/composition/role-requests.bindings.ts';
import { onPageLeaving } from '@/ui/kit/navigation/page-leaving.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aRoleRequest } from '../builders/role.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { answered } from '../fakes/scripted-sender.ts';

const DECLINE = 'api/role/requests/1/decline';
const REVOKE = 'api/Account/Revoke';

/** An Admin who has just declined a request, which can still be undone; the test answers the calls. */
async function declined() {
  const kept = aRawToken({ sid: 'admin-1', role: 'Admin' });
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await coreOf({ kept, send: line.call });
  core.container.load(roleRequestsBindings);
  const page = createActor(core.container.get(ROLE_REQUESTS).machine).start();
  onPageLeaving(() => page.send({ type: 'page.left' }));
  const request = aRoleRequest({ id: 1 });
  page.send({ type: 'decline.asked', request });
  page.send({ type: 'decline.confirmed', reason: '사유' });
  const signOut = async () => {
    core.session.send({ type: 'signOut.asked' });
    await settled();
  };
  const bearerOf = (path: string) => line.calls.find(({ args: [call] }) => call.path === path)?.args[0].bearer;
  return { ...core, kept, line, signOut, bearerOf };
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

  it('shows nobody as signed in meanwhile, and gives other calls no token', async () => {
    const { signOut, client, line, store } = await declined();
    await signOut();
    expect(store.read()).toBeUndefined();
    void client({ path: 'api/Announcement' });
    await settled();
    expect(line.last().args[0].bearer).toBeUndefined();
  });
});
