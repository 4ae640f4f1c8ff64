import { describe, expect, it } from 'vitest';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { tokenNumber } from '../fakes/slow-refresh-server.ts';

const kept = tokenNumber(1);

describe('REL-02 a request answered 401', () => {
  it('is repeated once, and a success then shows no message', async () => {
    const { send, calls } = scriptedSender((_, before) => answered(before === 0 ? 401 : 200));
    const { client, toasts, state } = await coreOf({ kept, send });
    expect(await client({ path: 'api/x' })).toMatchObject(answered(200));
    expect(calls).toHaveLength(2);
    expect(toasts.subjects()).toEqual([]);
    expect(state()).toEqual({ authenticated: 'idle' });
  });

  it('twice keeps the session and shows one message, for any number of requests', async () => {
    const { send, calls } = scriptedSender(() => answered(401));
    const { client, toasts, state, store } = await coreOf({ kept, send });
    const ends = await Promise.all([1, 2, 3].map((page) => client({ path: `api/${page}` })));
    for (const end of ends) expect(end).toEqual(answered(401));
    expect(calls).toHaveLength(6);
    expect(calls.every(({ path }) => path !== 'api/Account/Refresh')).toBe(true);
    expect(toasts.subjects()).toEqual(['tokenRejected']);
    expect(state()).toEqual({ authenticated: 'idle' });
    expect(store.read()).toBe(kept);
  });

  it('takes its message back when the next request is accepted', async () => {
    const { send } = scriptedSender((_, before) => answered(before < 2 ? 401 : 200));
    const { client, toasts } = await coreOf({ kept, send });
    const signals: AbortSignal[] = [];
    toasts.onToast((_, withdrawn) => void signals.push(withdrawn));
    await client({ path: 'api/x' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await client({ path: 'api/x' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('a logout in another tab has a message on a page for everyone too (REL-08)', async () => {
    const { session, toasts } = await coreOf({ kept });
    const userId = session.getSnapshot().context.token?.session.userId ?? '';
    session.send({ type: 'session.endedElsewhere', userId });
    expect(toasts.subjects()).toEqual(['endedElsewhere']);
  });

  it('the message’s button opens the login, which leads back to the page (AUTH-15)', async () => {
    const { send } = scriptedSender(() => answered(401));
    const core = await coreOf({ kept, send, page: '/communion/announcements?x=1' });
    await core.client({ path: 'api/x' });
    core.toasts.find('tokenRejected').onAction?.();
    await settled();
    expect(core.dialog.getSnapshot()).toMatchObject({
      value: 'open',
      context: { occasion: 'tokenRejected', returnTo: '/communion/announcements?x=1' },
    });
    core.dialog.send({ type: 'login.succeeded' });
    expect(core.navigation.visited).toEqual([]);
  });
});
