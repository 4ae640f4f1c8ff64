import { describe, expect, it } from 'vitest';
import { currentUserOf } from '@/auth/current-user.machine.ts';
import { perUser } from '@/auth/per-user.store.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anAccessToken } from '../builders/access-token.ts';
import { aSession } from '../builders/session.ts';
import { settled } from '../fakes/deferred.ts';
import { memberSession, runningSession } from '../support/running-session.ts';

const mine = anAccessToken('mine');
const refreshed = anAccessToken('refreshed');
const theirs = anAccessToken('theirs', { session: aSession({ userId: 'somebody-else' }) });

/** A signed-in member for whom a value is stored. */
async function storing() {
  const session = await memberSession(mine);
  const stored = perUser<string>(currentUserOf(session.actor));
  stored.write('written');
  return {
    ...session,
    stored,
    end: () => session.endElsewhere(mine.session.userId),
    signIn: async (token = mine) => {
      session.askToSignIn();
      await session.signedIn(token);
    },
  };
}

describe('AUTH-15 a value that is stored for a user', () => {
  it('stays while they are signed in, also after a refresh', async () => {
    const { stored, askToRefresh, refresh } = await storing();
    askToRefresh();
    expect(stored.read()).toBe('written');
    refresh.last().resolve(done(refreshed));
    await settled();
    expect(stored.read()).toBe('written');
  });

  it('waits for them when their session ends by itself', async () => {
    const { stored, askToRefresh, refresh, signIn } = await storing();
    askToRefresh();
    refresh.last().resolve(refused('over'));
    await settled();
    expect(stored.read()).toBeUndefined();
    await signIn();
    expect(stored.read()).toBe('written');
  });

  it('waits for them when another tab ends their session', async () => {
    const { stored, end, signIn } = await storing();
    end();
    expect(stored.read()).toBeUndefined();
    await signIn();
    expect(stored.read()).toBe('written');
  });

  it('REL-05 is dropped when they sign out', async () => {
    const { stored, askToSignOut, finished, revoke, signIn } = await storing();
    askToSignOut();
    await finished();
    revoke.last().resolve(done(null));
    await settled();
    await signIn();
    expect(stored.read()).toBeUndefined();
  });

  it('is dropped when another user signs in after them', async () => {
    const { stored, end, signIn } = await storing();
    end();
    await signIn(theirs);
    expect(stored.read()).toBeUndefined();
    end();
    await signIn();
    expect(stored.read()).toBeUndefined();
  });

  it('REL-02 is dropped when another user signs in during their session', async () => {
    const { stored, signIn } = await storing();
    await signIn(theirs);
    expect(stored.read()).toBeUndefined();
    await signIn();
    expect(stored.read()).toBeUndefined();
  });

  it('can be removed', async () => {
    const { stored } = await storing();
    stored.write(undefined);
    expect(stored.read()).toBeUndefined();
  });
});

describe('AUTH-15 for a visitor', () => {
  it('nothing is stored, and a user’s value stays', async () => {
    const { stored, end, signIn } = await storing();
    end();
    stored.write('by nobody');
    expect(stored.read()).toBeUndefined();
    await signIn();
    expect(stored.read()).toBe('written');
  });
});

describe('the current user', () => {
  it('is unknown before the session is restored, and then the signed-in user', async () => {
    const session = runningSession();
    const user = currentUserOf(session.actor);
    const heard: (string | undefined)[] = [];
    const gone: string[] = [];
    user.onChange(() => heard.push(user.read()?.userId));
    user.onGone(() => gone.push('gone'));
    expect(user.read()).toBeUndefined();
    await session.restored(mine);
    expect(user.read()?.userId).toBe(mine.session.userId);
    expect(heard).toContain(mine.session.userId);
    expect(gone).toEqual([]);
  });

  it('AUTH-11 is gone once in a logout, however long its last calls take', async () => {
    const { actor, askToSignOut, askToRefresh, refresh, finished } = await memberSession(mine);
    const gone: string[] = [];
    currentUserOf(actor).onGone(() => gone.push('gone'));
    askToSignOut();
    askToRefresh();
    refresh.last().resolve(done(refreshed));
    await settled();
    await finished();
    expect(gone).toEqual(['gone']);
  });
});
