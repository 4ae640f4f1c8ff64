import { describe, expect, it } from 'vitest';
import { aRawToken } from '../builders/access-token.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { tabChannels } from '../fakes/tab-channels.ts';

const mine = aRawToken();
const theirs = aRawToken({ sid: 'somebody-else' });
const { send } = scriptedSender(() => answered(200));

describe('REL-08, AUTH-18 signing out in one tab', () => {
  it('ends the same user’s session in the others, and resurrects none', async () => {
    const tabs = tabChannels();
    const here = await coreOf({ kept: mine, send, tabs: tabs.open() });
    const there = await coreOf({ kept: mine, send, tabs: tabs.open() });
    here.session.send({ type: 'session.signOutAsked' });
    await settled();
    expect([here.state(), there.state()]).toEqual(['signedOut', 'signedOut']);
    expect(there.store.read()).toBeUndefined();
    expect(there.notices.subjects()).toEqual(['endedElsewhere']);
    expect(there.navigation.visited).toEqual([]);
  });

  it('leaves another user’s session in another tab alone', async () => {
    const tabs = tabChannels();
    const here = await coreOf({ kept: mine, send, tabs: tabs.open() });
    const there = await coreOf({ kept: theirs, send, tabs: tabs.open() });
    here.session.send({ type: 'session.signOutAsked' });
    await settled();
    expect(there.state()).toEqual({ member: 'signedIn' });
    expect(there.store.read()).toBe(theirs);
  });
});
