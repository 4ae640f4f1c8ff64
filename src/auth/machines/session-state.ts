import { fromCallback, fromPromise } from 'xstate';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { outcomeActors } from '@/shared/machines/outcome-actor.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { AccessToken } from '../domain/access-token.ts';
import type { Credentials } from '../domain/credentials.ts';
import type { RefreshFailure, SignInFailure } from '../ports/session-gateway.ts';

/** How a login ended; `done` with whether it replaced another user, who had not signed out. */
export type SignInOutcome = Outcome<boolean, SignInFailure | 'cancelled'>;

export interface SignInAnswer {
  readonly type: 'signIn.answered';
  readonly outcome: SignInOutcome;
}

export interface SignInQuestion {
  readonly credentials: Credentials;
  /** Gets the answer, whatever state the session is in when it is asked. */
  readonly asker?: Receiver<SignInAnswer> | undefined;
}

export interface SessionContext {
  readonly token: AccessToken | undefined;
  /** The login that was asked for and is not answered yet; it waits to be sent until it is known who is signed in. */
  readonly login: (SignInQuestion & { readonly isSent: boolean }) | undefined;
  /** The raw token that the server refused for good: it came from a refresh (REL-03), or got none for the last calls of a logout. */
  readonly forbidden: string | undefined;
  /** The user who signed out in another tab before it was known who is signed in here. */
  readonly endedMeanwhile: string | undefined;
}

export type SessionEvent =
  | ({ readonly type: 'signIn.asked' } & SignInQuestion)
  | { readonly type: 'signIn.cancelled' }
  | { readonly type: 'refresh.asked' }
  | { readonly type: 'signOut.asked' }
  | { readonly type: 'session.forbidden'; readonly token: string }
  /** A call with that token was answered 401 twice (AUTH-13). */
  | { readonly type: 'session.rejected'; readonly token: string }
  | { readonly type: 'session.endedElsewhere'; readonly userId: string }
  /** This tab was suspended or hidden, and may have missed a logout in another one. */
  | { readonly type: 'session.endMissed' };

export const sessionTypes = {
  context: {} as SessionContext,
  events: {} as SessionEvent,
  /** `pending`: it is not known yet which token will be valid, and calls wait. `signingIn`: a login is being sent. */
  tags: {} as 'pending' | 'signingIn',
};

export const signInCalls = outcomeActors<SignInFailure>('signInFailed');
/** A call that throws says nothing about the session. */
export const refreshCalls = outcomeActors<RefreshFailure>('unreachable');
export const revokeCalls = outcomeActors<'notRevoked'>('notRevoked');

interface InState {
  readonly context: SessionContext;
}

/** What the session calls, and its effects on stored data, other tabs and the page: `start-session.ts` provides it. */
export const outside = {
  actors: {
    restore: fromPromise<AccessToken | undefined>(unimplementedActor('restore')),
    signIn: fromPromise<AccessToken, Credentials>(unimplementedActor('signIn')),
    refresh: fromPromise<AccessToken, string>(unimplementedActor('refresh')),
    lastCalls: fromPromise<void>(unimplementedActor('lastCalls')),
    revoke: fromPromise<null, string>(unimplementedActor('revoke')),
    otherTabs: fromCallback<SessionEvent>(unimplementedAction('otherTabs')),
  },
  actions: {
    storeToken: unimplementedAction('storeToken'),
    markOpen: unimplementedAction('markOpen'),
    clearStore: unimplementedAction('clearStore'),
    beginHere: unimplementedAction('beginHere'),
    notifyOtherTabs: unimplementedAction('notifyOtherTabs'),
    notifySessionEnded: unimplementedAction('notifySessionEnded'),
    offerSignIn: unimplementedAction('offerSignIn'),
    notifyEndedElsewhere: unimplementedAction('notifyEndedElsewhere'),
    notifySignOutFailed: unimplementedAction('notifySignOutFailed'),
    goToLogoutPage: unimplementedAction('goToLogoutPage'),
  },
  guards: {
    /** Whether the user signed out in another tab after the session in this one began (REL-08). */
    hasEnded: (_: unknown, _userId: string | undefined): boolean => unimplementedAction('hasEnded')(),
    awaitsLogin: ({ context }: InState) => context.login !== undefined,
    isCurrentToken: ({ context }: InState, token: string) => context.token?.raw === token,
    endedMeanwhile: ({ context }: InState, userId: string | undefined) =>
      userId !== undefined && userId === context.endedMeanwhile,
    isThisUser: ({ context }: InState, userId: string) => context.token?.session.userId === userId,
  },
};

/**
 * How long a logout waits for the last calls: they take a second or two on a slow network, and one that hangs must not keep the
 * session open on the server, nor the next login waiting.
 */
export const LAST_CALLS_MS = 5000;

/** A login that waits to be sent is not forgotten with the token. */
export const SIGNED_OUT: Omit<SessionContext, 'login'> = {
  token: undefined,
  forbidden: undefined,
  endedMeanwhile: undefined,
};
