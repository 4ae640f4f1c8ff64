import { describe, expect, it } from 'vitest';
import { aRawToken, NOON, seconds } from '../builders/access-token.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { slowRefreshServer } from '../fakes/slow-refresh-server.ts';
import { tabChannels } from '../fakes/tab-channels.ts';

const mine = aRawToken();
const theirs = aRawToken({ sid: 'somebody-else' });
const { send } = scriptedSender(({ path }) =>
  answered(200, path.endsWith('login') ? { accessToken: mine } : undefined),
);
const credentials = { email: 'minsu@example.org', password: 'Somang1976!' };

describe('REL-08, AUTH-18 signing out in one tab', () => {
  it('ends the same user’s session in the others, and none comes back', async () => {
    const tabs = tabChannels();
    const here = await coreOf({ kept: mine, send, tab: tabs.open() });
    const there = await coreOf({ kept: mine, send, tab: tabs.open() });
    here.session.send({ type: 'signOut.asked' });
    await settled();
    expect([here.state(), there.state()]).toEqual(['signedOut', 'signedOut']);
    expect(there.store.read()).toBeUndefined();
    expect(there.toasts.subjects()).toEqual(['endedElsewhere']);
    expect(there.navigation.visited).toEqual([]);
  });

  it('keeps another user’s session in another tab', async () => {
    const tabs = tabChannels();
    const here = await coreOf({ kept: mine, send, tab: tabs.open() });
    const there = await coreOf({ kept: theirs, send, tab: tabs.open() });
    here.session.send({ type: 'signOut.asked' });
    await settled();
    expect(there.state()).toEqual({ authenticated: 'idle' });
    expect(there.store.read()).toBe(theirs);
  });

  it('ends it in a tab in the background, as soon as that is shown again', async () => {
    const tabs = tabChannels();
    const here = await coreOf({ kept: mine, send, tab: tabs.open() });
    const away = tabs.open();
    // It has taken the session over, with its mark.
    const there = await coreOf({ send, tab: away });
    away.goAway();
    here.session.send({ type: 'signOut.asked' });
    await settled();
    expect(there.state()).toEqual({ authenticated: 'idle' });
    away.comeBack();
    expect(there.state()).toBe('signedOut');
    expect(there.toasts.subjects()).toEqual(['endedElsewhere']);
  });

  it('ends it in a tab that is still restoring its session (REL-05)', async () => {
    const tabs = tabChannels();
    const server = slowRefreshServer(() => answered(200));
    const here = await coreOf({ kept: mine, send, tab: tabs.open() });
    const there = await coreOf({ kept: aRawToken({ exp: seconds(NOON) }), send: server.send, tab: tabs.open() });
    expect(there.state()).toBe('restoring');
    here.session.send({ type: 'signOut.asked' });
    await server.answerRefresh(mine);
    expect(there.state()).toBe('signedOut');
    expect(there.store.read()).toBeUndefined();
  });

  it('keeps sessions that begin later', async () => {
    const tabs = tabChannels();
    const tab = tabs.open();
    const here = await coreOf({ kept: mine, send, tab });
    here.session.send({ type: 'signOut.asked' });
    await settled();
    here.session.send({ type: 'signIn.asked', credentials });
    await settled();
    tab.comeBack();
    expect(here.state()).toEqual({ authenticated: 'idle' });
  });
});

describe('AUTH-18 a tab that is opened beside a member’s tab', () => {
  it('takes the session over, and signing out ends it in both', async () => {
    const tabs = tabChannels();
    const first = await coreOf({ kept: mine, send, tab: tabs.open() });
    const second = await coreOf({ send, tab: tabs.open() });
    expect(second.state()).toEqual({ authenticated: 'idle' });
    expect(second.store.read()).toBe(mine);
    second.session.send({ type: 'signOut.asked' });
    await settled();
    expect(first.state()).toBe('signedOut');
  });

  it('begins without a session when all tabs have signed out', async () => {
    const tabs = tabChannels();
    const first = await coreOf({ kept: mine, send, tab: tabs.open() });
    first.session.send({ type: 'signOut.asked' });
    await settled();
    expect((await coreOf({ send, tab: tabs.open() })).state()).toBe('signedOut');
  });
});
