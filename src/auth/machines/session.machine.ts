import { assertEvent, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { AccessToken } from '../domain/access-token.ts';
import type { Credentials } from '../domain/credentials.ts';
import type { Session } from '../domain/session.ts';
import type { SignInReason } from '../ports/session-gateway.ts';
import { refreshCalls, type SessionContext, type SessionEvent, SIGNED_OUT, signInCalls } from './session-state.ts';

/** The user signed out in another tab. */
const ENDED_ELSEWHERE = {
  target: '#session.signedOut',
  actions: ['forget', 'clearStore', 'notifyEndedElsewhere'],
} as const;

const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    /** `settling`: nobody knows yet which token will hold, calls wait. `signingIn`: a login is under way. */
    tags: {} as 'settling' | 'signingIn',
  },
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
    hold: assign((_, token: AccessToken | undefined) => ({ ...SIGNED_OUT, token })),
    settle: assign((_, token: string) => ({ settled: token })),
    refuse: assign((_, failure: SignInReason) => ({ failure })),
    forget: assign(SIGNED_OUT),
  },
  guards: {
    holdsToken: ({ context }, token: string) => context.token?.raw === token,
    /** Whether a user signed out in another tab since the session in this one began (REL-08). */
    hasEnded: (_, _userId: string | undefined): boolean => unimplementedAction('hasEnded')(),
    isThisUser: ({ context }, userId: string) => context.token?.session.userId === userId,
  },
});

/** A login under way; what it grants leads to one state, a failure or a change of mind to the other. */
const signingIn = (granted: string, otherwise: string) =>
  session.createStateConfig({
    tags: 'signingIn',
    on: { 'session.signInCancelled': otherwise },
    invoke: {
      src: 'signIn',
      input: ({ event }) => {
        assertEvent(event, 'session.signInAsked');
        return event.credentials;
      },
      onDone: {
        target: granted,
        actions: [{ type: 'hold', params: ({ event }) => event.output }, 'beginHere'],
      },
      onError: {
        target: otherwise,
        actions: { type: 'refuse', params: ({ event }) => signInCalls.reasonOf(event.error) },
      },
    },
  });

/** The session: signed out, signing in, authenticated (idle or refreshing), restoring, signing out (AUTH-05…18). */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: SIGNED_OUT,
  invoke: { src: 'otherTabs' },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'settling',
      // Nobody knows yet whether that is who will be signed in here.
      on: { 'session.endedElsewhere': { actions: assign({ endedMeanwhile: ({ event }) => event.userId }) } },
      invoke: {
        src: 'restore',
        onDone: [
          { guard: { type: 'hasEnded', params: ({ event }) => event.output?.session.userId }, ...ENDED_ELSEWHERE },
          {
            guard: ({ context, event }) =>
              event.output !== undefined && event.output.session.userId === context.endedMeanwhile,
            ...ENDED_ELSEWHERE,
          },
          {
            guard: ({ event }) => event.output !== undefined,
            target: 'authenticated',
            actions: { type: 'hold', params: ({ event }) => event.output },
          },
          { target: 'signedOut', actions: 'clearStore' },
        ],
        onError: { target: 'signedOut', actions: 'clearStore' },
      },
    },
    signedOut: {
      on: { 'session.signInAsked': 'signingIn' },
    },
    signingIn: signingIn('authenticated', 'signedOut'),
    authenticated: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'storeToken',
          on: {
            'session.refreshAsked': 'refreshing',
            'session.signInAsked': 'signingInAgain',
            // A late word about an older token says nothing about the one that is held.
            'session.settled': {
              guard: { type: 'holdsToken', params: ({ event }) => event.token },
              actions: { type: 'settle', params: ({ event }) => event.token },
            },
          },
        },
        refreshing: {
          tags: 'settling',
          invoke: {
            src: 'refresh',
            input: ({ context }) => heldToken(context),
            onDone: { target: 'idle', actions: { type: 'hold', params: ({ event }) => event.output } },
            onError: [
              { guard: ({ event }) => refreshCalls.reasonOf(event.error) === 'unreachable', target: 'idle' },
              { target: '#session.signedOut', actions: ['forget', 'clearStore', 'notifySessionEnded'] },
            ],
          },
        },
        // Who is signed in stays so until the new login has succeeded: the page, and what was typed, stay (REL-02).
        signingInAgain: { ...signingIn('idle', 'idle'), tags: ['settling', 'signingIn'] },
      },
      on: {
        'session.signOutAsked': 'signingOut',
        // One endpoint's word alone signs nobody out (REL-02).
        'session.rejected': {
          guard: { type: 'holdsToken', params: ({ event }) => event.token },
          actions: 'offerSignIn',
        },
        'session.endedElsewhere': {
          guard: { type: 'isThisUser', params: ({ event }) => event.userId },
          ...ENDED_ELSEWHERE,
        },
        'session.endMissed': {
          guard: { type: 'hasEnded', params: ({ context }) => context.token?.session.userId },
          ...ENDED_ELSEWHERE,
        },
      },
    },
    signingOut: {
      entry: ['clearStore', 'notifyOtherTabs'],
      exit: 'forget',
      invoke: {
        src: 'signOut',
        input: ({ context }) => heldToken(context),
        onDone: { target: 'signedOut', actions: 'goToLogoutPage' },
        onError: { target: 'signedOut', actions: 'notifySignOutFailed' },
      },
    },
  },
});

/** The token of whoever is signed in. */
export function tokenIn(snapshot: SnapshotFrom<typeof sessionMachine>): AccessToken | undefined {
  return snapshot.matches('authenticated') ? snapshot.context.token : undefined;
}

/** One and the same: whoever compares snapshots sees no change. */
const NO_ROLES: readonly string[] = [];

/** Who is signed in, as the views see it. */
export function sessionIn(snapshot: SnapshotFrom<typeof sessionMachine>): Session | undefined {
  return tokenIn(snapshot)?.session;
}

/** What they may do; nothing, for a visitor. */
export function rolesIn(snapshot: SnapshotFrom<typeof sessionMachine>): readonly string[] {
  return sessionIn(snapshot)?.roles ?? NO_ROLES;
}

/** The raw token, in states that are entered with one alone. */
function heldToken({ token }: SessionContext): string {
  if (token === undefined) throw new Error('No token');
  return token.raw;
}
