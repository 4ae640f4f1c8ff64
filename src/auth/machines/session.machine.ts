import { assign, setup } from 'xstate';
import { required } from '@/shared/machines/outcome-actor.ts';
import type { AccessToken } from '../domain/access-token.ts';
import { acceptLogin, cancelLogin, cancelSentLogin, declineLogin, refuseLogin } from './session-login.ts';
import { refreshing } from './session-refresh.ts';
import { signingOut } from './session-sign-out.ts';
import { LAST_CALLS_MS, outside, SIGNED_OUT, type SignInQuestion, sessionTypes } from './session-state.ts';

/** The user signed out in another tab. */
const ENDED_ELSEWHERE = {
  target: '#session.signedOut',
  actions: [cancelSentLogin, 'forget', 'clearStore', 'notifyEndedElsewhere'],
} as const;

const session = setup({
  types: sessionTypes,
  actors: outside.actors,
  actions: {
    ...outside.actions,
    setToken: assign((_, token: AccessToken | undefined) => ({ ...SIGNED_OUT, token })),
    reportForbidden: assign((_, token: string) => ({ forbidden: token })),
    forget: assign(SIGNED_OUT),
    keepLogin: assign((_, question: SignInQuestion) => ({ login: { ...question, isSent: false } })),
    markLoginSent: assign(({ context: { login } }) => ({ login: login && { ...login, isSent: true } })),
  },
  guards: outside.guards,
  delays: { lastCalls: LAST_CALLS_MS },
});

/** A login is being sent: success leads to one state, failure or cancelling to the other. */
const signingIn = (granted: string, otherwise: string) =>
  session.createStateConfig({
    tags: 'signingIn',
    entry: 'markLoginSent',
    on: { 'signIn.cancelled': { target: otherwise, actions: cancelLogin } },
    invoke: {
      src: 'signIn',
      input: ({ context }) => required(context.login).credentials,
      onDone: {
        target: granted,
        actions: [acceptLogin, { type: 'setToken', params: ({ event }) => event.output }, 'beginHere'],
      },
      onError: { target: otherwise, actions: refuseLogin },
    },
  });

/** The session: signed out, signing in, authenticated (idle or refreshing), restoring, signing out (AUTH-05…18). */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: { ...SIGNED_OUT, login: undefined },
  invoke: { src: 'otherTabs' },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'pending',
      // It is not known yet whether that user is the one who will be signed in here.
      on: { 'session.endedElsewhere': { actions: assign({ endedMeanwhile: ({ event }) => event.userId }) } },
      invoke: {
        src: 'restore',
        onDone: [
          { guard: { type: 'hasEnded', params: ({ event }) => event.output?.session.userId }, ...ENDED_ELSEWHERE },
          {
            guard: { type: 'endedMeanwhile', params: ({ event }) => event.output?.session.userId },
            ...ENDED_ELSEWHERE,
          },
          {
            guard: ({ event }) => event.output !== undefined,
            target: 'authenticated',
            actions: { type: 'setToken', params: ({ event }) => event.output },
          },
          { target: 'signedOut', actions: 'clearStore' },
        ],
        onError: { target: 'signedOut', actions: 'clearStore' },
      },
    },
    signedOut: { always: { guard: 'awaitsLogin', target: 'signingIn' } },
    signingIn: signingIn('authenticated', 'signedOut'),
    authenticated: {
      initial: 'idle',
      states: {
        idle: {
          entry: ['storeToken', 'markOpen'],
          always: { guard: 'awaitsLogin', target: 'signingInAgain' },
          on: {
            'refresh.asked': 'refreshing',
            // A late answer about an older token says nothing about the current one.
            'session.forbidden': {
              guard: { type: 'isCurrentToken', params: ({ event }) => event.token },
              actions: { type: 'reportForbidden', params: ({ event }) => event.token },
            },
          },
        },
        refreshing: refreshing({
          target: '#session.signedOut',
          actions: ['forget', 'clearStore', 'notifySessionEnded'],
        }),
        // The signed-in user stays signed in until the new login has succeeded: the page and its drafts stay (REL-02).
        signingInAgain: { ...signingIn('idle', 'idle'), tags: ['pending', 'signingIn'] },
      },
      on: {
        'signOut.asked': { target: 'signingOut', actions: cancelSentLogin },
        // A single endpoint that refuses signs nobody out (REL-02).
        'session.rejected': {
          guard: { type: 'isCurrentToken', params: ({ event }) => event.token },
          actions: 'offerSignIn',
        },
        'session.endedElsewhere': {
          guard: { type: 'isThisUser', params: ({ event }) => event.userId },
          ...ENDED_ELSEWHERE,
        },
        'session.endMissed': [
          {
            guard: { type: 'hasEnded', params: ({ context }) => context.token?.session.userId },
            ...ENDED_ELSEWHERE,
          },
          // Another user's logout, or this tab's late answer, has closed the browser for new tabs (AUTH-18).
          { actions: 'markOpen' },
        ],
      },
    },
    signingOut,
  },
  on: {
    // There is one login at a time. It waits until it is known who is signed in, and until a logout has ended.
    'signIn.asked': [
      { guard: 'awaitsLogin', actions: declineLogin },
      { actions: { type: 'keepLogin', params: ({ event }) => event } },
    ],
    'signIn.cancelled': { actions: cancelLogin },
  },
});
