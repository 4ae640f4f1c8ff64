import { describe, expect, it } from 'vitest';
import { done, refused } from '@/shared/outcome.ts';
import { anAccessToken } from '../../builders/access-token.ts';
import { anAdmin, aSession } from '../../builders/session.ts';
import { settled } from '../../fakes/deferred.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';
import { LAST_CALLS_MS } from '../../support/limits.ts';
import { CREDENTIALS, memberSession, runningSession } from '../../support/running-session.ts';

type Session = Awaited<ReturnType<typeof memberSession>>;

const first = anAccessToken('first');
const second = anAccessToken('second', { session: anAdmin() });

async function visitor() {
  const session = runningSession();
  await session.restored(undefined);
  session.effects();
  return session;
}

describe('AUTH-10 the session when the page loads', () => {
  it('is unknown at first', () => {
    const session = runningSession();
    expect(session.state()).toBe('restoring');
    expect(session.session()).toBeUndefined();
    expect(session.actor.getSnapshot().hasTag('pending')).toBe(true);
  });

  it('is restored from the stored token', async () => {
    const session = runningSession();
    await session.restored(first);
    expect(session.session()).toEqual(aSession());
    expect(session.effects()).toEqual(['store first']);
  });

  it('is a visitor’s when no token is stored', async () => {
    const session = runningSession();
    await session.restored(undefined);
    expect(session.state()).toBe('signedOut');
    expect(session.effects()).toEqual(['clear']);
  });

  it('is a visitor’s when restoring throws', async () => {
    const session = runningSession();
    session.restore.last().reject(brokenOnPurpose());
    await settled();
    expect(session.state()).toBe('signedOut');
    expect(session.effects()).toEqual(['clear']);
  });
});

describe('AUTH-05 signing in', () => {
  it('sends the credentials once and keeps the token', async () => {
    const session = await visitor();
    session.askToSignIn();
    session.askToSignIn();
    expect(session.signIn.calls.map(({ args }) => args)).toEqual([[CREDENTIALS]]);
    expect(session.session()).toBeUndefined();
    await session.signedIn(first);
    expect(session.session()).toEqual(aSession());
    expect(session.effects()).toEqual(['begin', 'store first']);
  });

  it.each(['missingCredentials', 'badCredentials', 'signInFailed', 'noServerResponse'] as const)(
    'AUTH-07 that is refused with %s leaves a visitor, with the reason',
    async (reason) => {
      const session = await visitor();
      session.askToSignIn();
      session.signIn.last().resolve(refused(reason));
      await settled();
      expect(session.state()).toBe('signedOut');
      expect(session.context().token).toBeUndefined();
      expect(session.answers()).toEqual([refused(reason)]);
      expect(session.effects()).toEqual([]);
    },
  );

  it('that throws has failed', async () => {
    const session = await visitor();
    session.askToSignIn();
    session.signIn.last().reject(brokenOnPurpose());
    await settled();
    expect(session.answers()).toEqual([refused('signInFailed')]);
    session.askToSignIn();
    await session.signedIn(first);
    expect(session.answers()).toEqual([done(false)]);
  });
});

/** Sessions in the states in which a login is not sent yet when it is asked for, and how each state ends. */
const WAITING = [
  ['restored to a visitor', runningSession, (session: Session) => session.restored(undefined)],
  ['restored to a user', runningSession, (session: Session) => session.restored(first)],
  [
    'refreshed',
    async () => {
      const session = await memberSession(first);
      session.askToRefresh();
      return session;
    },
    (session: Session) => session.refresh.last().resolve(done(first)),
  ],
  [
    'ended',
    async () => {
      const session = await memberSession(first);
      session.askToSignOut();
      return session;
    },
    async (session: Session) => {
      await session.finished();
      session.revoke.last().resolve(done(null));
    },
  ],
] as const;

describe.each(WAITING)('AUTH-05 a login that is asked for while the session is being %s', (how, open, end) => {
  async function asked() {
    const session = await open();
    session.askToSignIn();
    return session;
  }

  it('is sent when that has ended, and answered', async () => {
    const session = await asked();
    expect([session.signIn.calls.length, session.answers()]).toEqual([0, []]);
    await end(session);
    await settled();
    expect(session.signIn.calls.map(({ args }) => args)).toEqual([[CREDENTIALS]]);
    await session.signedIn(second);
    expect(session.session()).toEqual(anAdmin());
    expect(session.answers()).toEqual([done(how !== 'restored to a visitor' && how !== 'ended')]);
  });

  it('is not sent when it is cancelled meanwhile', async () => {
    const session = await asked();
    session.cancelSignIn();
    expect(session.answers()).toEqual([refused('cancelled')]);
    await end(session);
    await settled();
    expect([session.signIn.calls.length, session.answers()]).toEqual([0, []]);
  });
});

describe('AUTH-05 a login that is being sent', () => {
  it('is the only one: another is cancelled at once', async () => {
    const session = await visitor();
    session.askToSignIn();
    session.askToSignIn();
    expect(session.answers()).toEqual([refused('cancelled')]);
    await session.signedIn(first);
    expect(session.answers()).toEqual([done(false)]);
  });

  it.each([
    ['a logout', (session: Session) => session.askToSignOut()],
    ['a logout in another tab', (session: Session) => session.endElsewhere('member-1')],
  ] as const)('is cancelled by %s', async (_, end) => {
    const session = await memberSession(first);
    session.askToSignIn();
    end(session);
    expect(session.answers()).toEqual([refused('cancelled')]);
    await session.signedIn(second);
    expect(session.session()).toBeUndefined();
  });

  it.each([
    ['the same user', anAccessToken('again'), false],
    ['another user', second, true],
  ] as const)('for %s says whether it replaced the one who was signed in', async (_, token, asAnother) => {
    const session = await memberSession(first);
    session.askToSignIn();
    await session.signedIn(token);
    expect(session.answers()).toEqual([done(asAnother)]);
  });
});

describe('a login that waits while the session is refreshed', () => {
  it('is sent after a logout in another tab', async () => {
    const session = await memberSession(first);
    session.askToRefresh();
    session.askToSignIn();
    session.endElsewhere('member-1');
    expect(session.state()).toBe('signingIn');
    await session.signedIn(second);
    expect(session.answers()).toEqual([done(false)]);
  });
});

describe('AUTH-14, AUTH-18 a refresh', () => {
  it('sends the present token, and keeps the new one with its roles', async () => {
    const session = await memberSession(first);
    session.askToRefresh();
    session.askToRefresh();
    expect(session.refresh.calls.map(({ args }) => args)).toEqual([['first']]);
    expect(session.session()).toEqual(aSession());
    session.refresh.last().resolve(done(second));
    await settled();
    expect(session.session()).toEqual(anAdmin());
    expect(session.effects()).toEqual(['store second']);
  });

  it('REL-04 that the server refuses ends the session, with one message', async () => {
    const session = await memberSession(first);
    session.askToRefresh();
    session.refresh.last().resolve(refused('over'));
    await settled();
    expect(session.state()).toBe('signedOut');
    expect(session.context().token).toBeUndefined();
    expect(session.effects()).toEqual(['clear', 'tell ended']);
  });

  it.each(['unreachable', 'broken'])('REL-04 that is %s keeps the session', async (end) => {
    const session = await memberSession(first);
    session.askToRefresh();
    if (end === 'broken') session.refresh.last().reject(brokenOnPurpose());
    else session.refresh.last().resolve(refused('unreachable'));
    await settled();
    expect(session.context().token).toBe(first);
    expect(session.effects()).toEqual(['store first']);
    session.askToRefresh();
    expect(session.refresh.calls).toHaveLength(2);
  });

  it('is ignored for a visitor', async () => {
    const session = await visitor();
    session.askToRefresh();
    expect(session.refresh.calls).toHaveLength(0);
  });

  it('REL-03 no longer counts an older token as forbidden', async () => {
    const session = await memberSession(first);
    session.actor.send({ type: 'session.forbidden', token: 'first' });
    expect(session.context().forbidden).toBe('first');
    session.askToRefresh();
    session.refresh.last().resolve(done(second));
    await settled();
    expect(session.context().forbidden).toBeUndefined();
    session.actor.send({ type: 'session.forbidden', token: 'first' });
    expect(session.context().forbidden).toBeUndefined();
  });
});

describe('AUTH-11, AUTH-12 signing out', () => {
  it('clears the tab at once, tells the other tabs, revokes with the last token, and goes to the logout page', async () => {
    const session = await memberSession(first);
    session.askToSignOut();
    session.askToSignOut();
    expect(session.session()).toBeUndefined();
    expect(session.effects()).toEqual(['clear', 'tell tabs member-1']);
    await session.finished();
    expect(session.revoke.calls.map(({ args }) => args)).toEqual([['first']]);
    session.revoke.last().resolve(done(null));
    await settled();
    expect(session.state()).toBe('signedOut');
    expect(session.context().token).toBeUndefined();
    expect(session.effects()).toEqual(['go to logout page']);
  });

  it.each(['refused', 'broken'])('that is %s is notified, and the user is signed out all the same', async (end) => {
    const session = await memberSession(first);
    session.askToSignOut();
    session.effects();
    await session.finished();
    if (end === 'broken') session.revoke.last().reject(brokenOnPurpose());
    else session.revoke.last().resolve(refused('notRevoked'));
    await settled();
    expect(session.state()).toBe('signedOut');
    expect(session.context().token).toBeUndefined();
    expect(session.effects()).toEqual(['tell sign-out failed']);
  });

  it('refreshes the token for the last calls, stores no other, and revokes with the new one', async () => {
    const session = await memberSession(first);
    session.askToSignOut();
    session.askToRefresh();
    session.refresh.last().resolve(done(second));
    await settled();
    await session.finished();
    expect(session.revoke.calls.map(({ args }) => args)).toEqual([['second']]);
    expect(session.effects()).toEqual(['clear', 'tell tabs member-1']);
  });

  it('revokes when the last calls take too long, and only once', async () => {
    const session = await memberSession(first);
    session.askToSignOut();
    session.clock.increment(LAST_CALLS_MS - 1);
    expect(session.revoke.calls).toHaveLength(0);
    session.clock.increment(1);
    expect(session.revoke.calls).toHaveLength(1);
    await session.finished();
    expect(session.revoke.calls.map(({ args }) => args)).toEqual([['first']]);
  });

  it('REL-05 during a refresh drops the token that arrives later', async () => {
    const session = await memberSession(first);
    session.askToRefresh();
    session.askToSignOut();
    session.refresh.last().resolve(done(second));
    await session.finished();
    session.revoke.last().resolve(done(null));
    await settled();
    expect(session.effects()).toEqual(['clear', 'tell tabs member-1', 'go to logout page']);
    expect(session.context().token).toBeUndefined();
    expect(session.state()).toBe('signedOut');
  });
});

describe('AUTH-13, REL-02 a token that was answered 401 twice', () => {
  it('keeps the session and offers a login', async () => {
    const session = await memberSession(first);
    session.actor.send({ type: 'session.rejected', token: 'first' });
    expect(session.session()).toEqual(aSession());
    expect(session.refresh.calls).toHaveLength(0);
    expect(session.effects()).toEqual(['offer sign-in']);
  });

  it('withdraws the offer once a later call with it is accepted', async () => {
    const session = await memberSession(first);
    session.actor.send({ type: 'session.rejected', token: 'first' });
    session.actor.send({ type: 'session.accepted', token: 'another' });
    session.actor.send({ type: 'session.accepted', token: 'first' });
    expect(session.effects()).toEqual(['offer sign-in', 'withdraw offer']);
  });

  it('is ignored when the session has a newer one', async () => {
    const session = await memberSession(second);
    session.actor.send({ type: 'session.rejected', token: 'first' });
    expect(session.session()).toEqual(anAdmin());
    expect(session.effects()).toEqual([]);
  });
});

describe('REL-02 signing in again', () => {
  it('keeps the user, with the new token', async () => {
    const session = await memberSession(first);
    session.askToSignIn();
    session.askToSignIn();
    expect(session.session()).toEqual(aSession());
    expect(session.actor.getSnapshot().hasTag('pending')).toBe(true);
    await session.signedIn(second);
    expect(session.signIn.calls).toHaveLength(1);
    expect(session.session()).toEqual(anAdmin());
    expect(session.effects()).toEqual(['begin', 'store second']);
  });

  it.each(['refused', 'broken'])('that is %s keeps the session and says why', async (end) => {
    const session = await memberSession(first);
    session.askToSignIn();
    if (end === 'broken') session.signIn.last().reject(brokenOnPurpose());
    else session.signIn.last().resolve(refused('signInFailed'));
    await settled();
    expect(session.session()).toEqual(aSession());
    expect(session.context().token).toBe(first);
    expect(session.answers()).toEqual([refused('signInFailed')]);
  });

  it('that is cancelled keeps the session, and a late answer is dropped', async () => {
    const session = await memberSession(first);
    session.askToSignIn();
    session.cancelSignIn();
    await session.signedIn(second);
    expect(session.context().token).toBe(first);
    expect(session.answers()).toEqual([refused('cancelled')]);
  });
});

describe('REL-08 signing out in another tab', () => {
  it('AUTH-18 by another user leaves the session open for new tabs', async () => {
    const session = await memberSession(first);
    const before = session.opens();
    session.endUnheard('somebody-else');
    session.actor.send({ type: 'session.endMissed' });
    expect([session.session(), session.opens() - before]).toEqual([aSession(), 1]);
  });

  it('ends the session of the same user here, with a message', async () => {
    const session = await memberSession(first);
    session.endElsewhere('member-1');
    expect(session.state()).toBe('signedOut');
    expect(session.context().token).toBeUndefined();
    expect(session.effects()).toEqual(['clear', 'tell ended elsewhere']);
  });

  it('keeps another user’s session', async () => {
    const session = await memberSession(first);
    session.endElsewhere('somebody-else');
    expect(session.session()).toEqual(aSession());
  });

  it('ends a session during its refresh, and the late token is dropped', async () => {
    const session = await memberSession(first);
    session.askToRefresh();
    session.endElsewhere('member-1');
    session.refresh.last().resolve(done(second));
    await settled();
    expect(session.state()).toBe('signedOut');
    expect(session.effects()).toEqual(['clear', 'tell ended elsewhere']);
  });

  it('ends a session that is being restored', async () => {
    const session = runningSession();
    session.endElsewhere('member-1');
    await session.restored(first);
    expect(session.state()).toBe('signedOut');
    expect(session.effects()).toEqual(['clear', 'tell ended elsewhere']);
  });

  it('by another user changes nothing for a session that is being restored', async () => {
    const session = runningSession();
    session.endElsewhere('somebody-else');
    await session.restored(first);
    expect(session.session()).toEqual(aSession());
  });

  it('in the meantime is noticed when a session is restored', async () => {
    const session = runningSession();
    session.endUnheard('member-1');
    await session.restored(first);
    expect(session.state()).toBe('signedOut');
    expect(session.context().token).toBeUndefined();
    expect(session.effects()).toEqual(['clear', 'tell ended elsewhere']);
  });

  it.each([
    ['rests', () => undefined],
    ['is refreshed', (session: Session) => session.askToRefresh()],
    ['is signed in again', (session: Session) => session.askToSignIn()],
  ] as const)('is found by a tab that comes back while its session %s', async (_, begin) => {
    const session = await memberSession(first);
    begin(session);
    session.actor.send({ type: 'session.endMissed' });
    expect(session.session()).toEqual(aSession());
    session.endUnheard('member-1');
    session.actor.send({ type: 'session.endMissed' });
    expect(session.state()).toBe('signedOut');
    expect(session.effects()).toEqual(['clear', 'tell ended elsewhere']);
  });

  it.each([
    ['a visitor', 'signedOut', visitor],
    [
      'a visitor who logs in',
      'signingIn',
      async () => {
        const session = await visitor();
        session.askToSignIn();
        return session;
      },
    ],
    [
      'a member who logs out',
      'signingOut',
      async () => {
        const session = await memberSession(first);
        session.askToSignOut();
        session.effects();
        return session;
      },
    ],
  ] as const)('is nothing to %s', async (_, state, open) => {
    const session = await open();
    session.endElsewhere('member-1');
    session.endUnheard('member-1');
    session.actor.send({ type: 'session.endMissed' });
    expect(session.actor.getSnapshot().matches(state)).toBe(true);
    expect(session.effects()).toEqual([]);
  });
});
