import { fromCallback, fromPromise } from 'xstate';
import { outcomeActors } from '@/shared/machines/outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { AccessToken } from '../domain/access-token.ts';
import type { Credentials } from '../domain/credentials.ts';
import type { RefreshReason, SignInReason } from '../ports/session-gateway.ts';

export interface SessionContext {
  readonly token: AccessToken | undefined;
  /** Why the last attempt to sign in failed. */
  readonly failure: SignInReason | undefined;
  /** The raw token that a refresh brought and the server refused all the same (REL-03). */
  readonly forbidden: string | undefined;
  /** Who signed out in another tab while it was not known yet who is signed in here. */
  readonly endedMeanwhile: string | undefined;
}

export type SessionEvent =
  | { readonly type: 'session.signInAsked'; readonly credentials: Credentials }
  | { readonly type: 'session.signInCancelled' }
  | { readonly type: 'session.refreshAsked' }
  | { readonly type: 'session.signOutAsked' }
  | { readonly type: 'session.forbidden'; readonly token: string }
  /** A call with that token was answered 401 twice (AUTH-13). */
  | { readonly type: 'session.rejected'; readonly token: string }
  | { readonly type: 'session.endedElsewhere'; readonly userId: string }
  /** This tab may have missed such an end: it was away, or hidden. */
  | { readonly type: 'session.endMissed' };

export const sessionTypes = {
  context: {} as SessionContext,
  events: {} as SessionEvent,
  /** `pending`: nobody knows yet which token will hold, calls wait. `signingIn`: a login is under way. */
  tags: {} as 'pending' | 'signingIn',
};

export const signInCalls = outcomeActors<SignInReason>('signInFailed');
/** A call that breaks says nothing about the session. */
export const refreshCalls = outcomeActors<RefreshReason>('unreachable');
export const signOutCalls = outcomeActors<'notRevoked'>('notRevoked');

/** Whom the session asks, and what it does to what is kept, to other tabs and to the page: `start-session.ts` provides it. */
export const outside = {
  actors: {
    restore: fromPromise<AccessToken | undefined>(unimplementedActor('restore')),
    signIn: fromPromise<AccessToken, Credentials>(unimplementedActor('signIn')),
    refresh: fromPromise<AccessToken, string>(unimplementedActor('refresh')),
    signOut: fromPromise<null, string>(unimplementedActor('signOut')),
    otherTabs: fromCallback<SessionEvent>(unimplementedAction('otherTabs')),
  },
  actions: {
    storeToken: unimplementedAction('storeToken'),
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
    /** Whether a user signed out in another tab since the session in this one began (REL-08). */
    hasEnded: (_: unknown, _userId: string | undefined): boolean => unimplementedAction('hasEnded')(),
  },
};

export const SIGNED_OUT: SessionContext = {
  token: undefined,
  failure: undefined,
  forbidden: undefined,
  endedMeanwhile: undefined,
};
