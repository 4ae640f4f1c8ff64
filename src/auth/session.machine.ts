import {
  type ActorRefFrom,
  assign,
  createActor,
  type DoneActorEvent,
  type ErrorActorEvent,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import {
  fromCall,
  keeping,
  outcomeActors,
  type Receiver,
  required,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { tokenIn } from './current-user.machine.ts';
import type { loginDialogMachine } from './login.machine.ts';
import type { Credentials } from './login.ts';
import type {
  OnSiteLeft,
  RefreshFailure,
  SessionGateway,
  SessionMarks,
  SignInFailure,
  TabChannel,
  TokenStore,
} from './session.ports.ts';
import type { AccessToken } from './session.ts';
import type { RefreshSession, RestoreSession, SignIn } from './session.use-cases.ts';

/**
 * How long a logout waits for the last calls: they take a second or two on a slow network, and one that hangs must not keep the
 * session open on the server, nor the next login waiting.
 */
const LAST_CALLS_MS = 5000;

export const signInCalls = outcomeActors<SignInFailure>('signInFailed');
/** A call that throws says nothing about the session. */
export const refreshCalls = outcomeActors<RefreshFailure>('unreachable');
export const revokeCalls = outcomeActors<'notRevoked'>('notRevoked');

/** A login that waits to be sent is not forgotten with the token. */
const SIGNED_OUT: Omit<SessionContext, 'login'> = {
  token: undefined,
  forbidden: undefined,
  endedMeanwhile: undefined,
};

const acceptLogin = answerLogin(({ token }, { output }: DoneActorEvent<AccessToken>) => done(isAnother(output, token)));

const refuseLogin = answerLogin((_, { error }: ErrorActorEvent) => refused(signInCalls.reasonOf(error)));

const cancelLogin = answerLogin(() => refused('cancelled'));

/** What ends the session cancels the login that is being sent; one that waits is sent afterwards. */
const cancelSentLogin = answerLogin(({ login }) => (login?.isSent === true ? refused('cancelled') : undefined));

/** There is one login at a time: another is cancelled at once. */
const declineLogin = enqueueActions<
  SessionContext,
  SignInQuestion & { readonly type: 'signIn.asked' },
  undefined,
  SessionEvent,
  never,
  never,
  never,
  never,
  never
>(({ event: { asker }, enqueue }) => {
  if (asker !== undefined) enqueue.sendTo(asker, { type: 'signIn.answered', outcome: refused('cancelled') });
});

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    /** `pending`: it is not known yet which token will be valid, and calls wait. `signingIn`: a login is being sent. */
    tags: {} as 'pending' | 'signingIn',
  },
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
    beginHere: (_, _continues: boolean) => unimplementedAction('beginHere')(),
    notifyOtherTabs: unimplementedAction('notifyOtherTabs'),
    notifySessionEnded: unimplementedAction('notifySessionEnded'),
    offerSignIn: unimplementedAction('offerSignIn'),
    withdrawOffer: unimplementedAction('withdrawOffer'),
    notifyEndedElsewhere: unimplementedAction('notifyEndedElsewhere'),
    notifySignOutFailed: unimplementedAction('notifySignOutFailed'),
    goToLogoutPage: unimplementedAction('goToLogoutPage'),
    setToken: assign((_, token: AccessToken | undefined) => ({ ...SIGNED_OUT, token })),
    reportForbidden: assign((_, token: string) => ({ forbidden: token })),
    forget: assign(SIGNED_OUT),
    keepLogin: assign((_, question: SignInQuestion) => ({ login: { ...question, isSent: false } })),
    markLoginSent: assign(({ context: { login } }) => ({ login: login && { ...login, isSent: true } })),
  },
  guards: {
    /** Whether the user signed out in another tab after the session in this one began (REL-08). */
    hasEnded: (_, _userId: string | undefined): boolean => unimplementedAction('hasEnded')(),
    awaitsLogin: ({ context }) => context.login !== undefined,
    isCurrentToken: ({ context }, token: string) => context.token?.raw === token,
    endedMeanwhile: ({ context }, userId: string | undefined) =>
      userId !== undefined && userId === context.endedMeanwhile,
    isThisUser: ({ context }, userId: string) => context.token?.session.userId === userId,
  },
  delays: { lastCalls: LAST_CALLS_MS },
});

/** The user signed out in another tab. */
const ENDED_ELSEWHERE = {
  target: '#session.signedOut',
  actions: [cancelSentLogin, 'forget', 'clearStore', 'notifyEndedElsewhere'],
} as const;

/** The session: signed out, signing in, authenticated (idle or refreshing), restoring, signing out (AUTH-05…18). */
export const sessionMachine = sessionSetup.createMachine({
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
        'session.accepted': {
          guard: { type: 'isCurrentToken', params: ({ event }) => event.token },
          actions: 'withdrawOffer',
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
    /**
     * A logout (AUTH-11): the tab is cleared at once and the other tabs are notified. Then the last calls are sent, for which
     * the token may be refreshed (AUTH-14). When they have ended, after five seconds at the latest, the newest token is
     * revoked; at once when the tab is closed, as nobody would do it later.
     */
    signingOut: {
      entry: ['clearStore', 'notifyOtherTabs'],
      exit: 'forget',
      initial: 'finishing',
      states: {
        // What the user has changed is sent while the server still takes their token.
        finishing: {
          invoke: { src: 'lastCalls', onDone: 'revoking', onError: 'revoking' },
          after: { lastCalls: 'revoking' },
          initial: 'idle',
          states: {
            idle: { on: { 'refresh.asked': 'refreshing' } },
            refreshing: refreshing({ target: 'idle', actions: { type: 'reportForbidden', params: rawToken } }),
          },
        },
        revoking: {
          invoke: {
            src: 'revoke',
            input: rawToken,
            onDone: { target: 'ended', actions: 'goToLogoutPage' },
            onError: { target: 'ended', actions: 'notifySignOutFailed' },
          },
        },
        ended: { type: 'final' },
      },
      onDone: 'signedOut',
    },
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

/** How a login ended; `done` with whether it replaced another user, who had not signed out. */
export type SignInOutcome = Outcome<boolean, SignInFailure | 'cancelled'>;

export interface SignInAnswer {
  readonly type: 'signIn.answered';
  readonly outcome: SignInOutcome;
}

interface SignInQuestion {
  readonly credentials: Credentials;
  /** Gets the answer, whatever state the session is in when it is asked. */
  readonly asker?: Receiver<SignInAnswer> | undefined;
}

interface SessionContext {
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
  /** A later call with that token was accepted. */
  | { readonly type: 'session.accepted'; readonly token: string }
  | { readonly type: 'session.endedElsewhere'; readonly userId: string }
  /** This tab was suspended or hidden, and may have missed a logout in another one. */
  | { readonly type: 'session.endMissed' };

/** A refresh (AUTH-14): without an answer the token stays as it is (REL-04). @param over the transition when it is refused */
function refreshing<const Over>(over: Over) {
  return {
    tags: 'pending',
    invoke: {
      src: 'refresh',
      input: rawToken,
      onDone: keeping('idle', 'setToken'),
      onError: [{ guard: isUnreachable, target: 'idle' }, over],
    },
  } as const;
}

function isUnreachable({ event }: { readonly event: { readonly error: unknown } }): boolean {
  return refreshCalls.reasonOf(event.error) === 'unreachable';
}

/** The token as it is sent. */
function rawToken({ context }: { readonly context: SessionContext }): string {
  return required(context.token).raw;
}

/** A login is being sent: success leads to one state, failure or cancelling to the other. */
function signingIn(granted: string, otherwise: string) {
  return sessionSetup.createStateConfig({
    tags: 'signingIn',
    entry: 'markLoginSent',
    on: { 'signIn.cancelled': { target: otherwise, actions: cancelLogin } },
    invoke: {
      src: 'signIn',
      input: ({ context }) => required(context.login).credentials,
      onDone: {
        target: granted,
        actions: [
          acceptLogin,
          {
            type: 'beginHere',
            params: ({ context, event }) => context.token !== undefined && !isAnother(event.output, context.token),
          },
          { type: 'setToken', params: ({ event }) => event.output },
        ],
      },
      onError: { target: otherwise, actions: refuseLogin },
    },
  });
}

/** Answers the login that was asked for, unless its outcome is undefined. Outside of the setup, which does not infer its types. */
function answerLogin<Event extends EventObject>(
  outcomeOf: (context: SessionContext, event: Event) => SignInOutcome | undefined,
) {
  return enqueueActions<SessionContext, Event, undefined, SessionEvent, never, never, never, never, never>(
    ({ context, event, enqueue }) => {
      const outcome = outcomeOf(context, event);
      if (outcome === undefined) return;
      const asker = context.login?.asker;
      if (asker !== undefined) enqueue.sendTo(asker, { type: 'signIn.answered', outcome });
      enqueue.assign({ login: undefined });
    },
  );
}

/** @param replaced the token of the user who was signed in until then */
function isAnother({ session: { userId } }: AccessToken, replaced: AccessToken | undefined): boolean {
  return replaced !== undefined && replaced.session.userId !== userId;
}

export interface SessionDependencies {
  /** The address to which signing out leads. */
  readonly logoutPage: string;
  /** Lets the shown page send the changes that it has delayed. */
  readonly leavePage: () => void;
  /** Resolves when the calls that go on when their page is left have ended. */
  readonly lastCalls: () => Promise<void>;
  readonly onSiteLeft: OnSiteLeft;
  readonly restore: RestoreSession;
  readonly signIn: SignIn;
  readonly refresh: RefreshSession;
  readonly gateway: SessionGateway;
  readonly store: TokenStore;
  readonly tabs: TabChannel;
  readonly marks: SessionMarks;
  readonly navigation: Navigation;
  readonly notifications: Notifications;
  readonly dialog: ActorRefFrom<typeof loginDialogMachine>;
}

/** The session of a page that is prerendered: it never starts. */
export function restingSession(): ActorRefFrom<typeof sessionMachine> {
  return createActor(sessionMachine);
}

/** Starts the session of this tab, which every authenticated call uses (AUTH-05…18). */
export function startSession({
  logoutPage,
  leavePage,
  lastCalls,
  onSiteLeft,
  restore,
  signIn,
  refresh,
  gateway,
  store,
  tabs,
  marks,
  navigation,
  notifications,
  dialog,
}: SessionDependencies): ActorRefFrom<typeof sessionMachine> {
  const notifyEnded = (how: 'sessionEnded' | 'endedElsewhere') =>
    dialog.send({ type: 'session.ended', how, returnTo: navigation.current() });
  const machine = sessionMachine.provide({
    actors: {
      restore: fromCall(({ signal }) => restore(signal)),
      signIn: signInCalls.fromOutcome(({ input, signal }) => signIn(input, signal)),
      refresh: refreshCalls.fromOutcome(({ input, signal }) => refresh(input, signal)),
      lastCalls: fromCall(() => {
        leavePage();
        return Promise.race([lastCalls(), new Promise<void>(onSiteLeft)]);
      }),
      revoke: revokeCalls.fromOutcome(({ input }) => gateway.revoke(input)),
      otherTabs: fromCallback<SessionEvent>(({ sendBack }) => {
        const ends = [
          tabs.onSignedOut((userId) => sendBack({ type: 'session.endedElsewhere', userId })),
          marks.onChange(() => sendBack({ type: 'session.endMissed' })),
        ];
        return () => ends.forEach((end) => end());
      }),
    },
    actions: {
      storeToken: ({ context }) => {
        if (context.token !== undefined) store.write(context.token.raw);
      },
      markOpen: () => marks.markOpen(),
      beginHere: (_, continues) => marks.markBegun(continues),
      clearStore: () => store.clear(),
      notifyOtherTabs: ({ context }) => {
        const userId = context.token?.session.userId;
        if (userId === undefined) return;
        marks.markSignedOut();
        tabs.notifySignedOut(userId);
      },
      notifySessionEnded: () => notifyEnded('sessionEnded'),
      notifyEndedElsewhere: () => notifyEnded('endedElsewhere'),
      offerSignIn: () => dialog.send({ type: 'session.tokenRejected' }),
      withdrawOffer: () => dialog.send({ type: 'session.tokenAccepted' }),
      notifySignOutFailed: () => notifications.notifyFailure({ subject: 'signOutFailed', reason: undefined }),
      goToLogoutPage: () => navigation.goTo(logoutPage),
    },
    guards: { hasEnded: (_, userId) => userId !== undefined && marks.hasEnded() },
  });
  const session = createActor(machine).start();
  tabs.answerWith(() => tokenIn(session.getSnapshot())?.raw);
  return session;
}
