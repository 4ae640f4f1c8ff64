import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { fromCall } from '@/shared/machines/outcome-actor.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { SessionGateway } from '../ports/session-gateway.ts';
import type { SessionMarks } from '../ports/session-marks.ts';
import type { OnSiteLeft } from '../ports/site-leaving.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { TokenStore } from '../ports/token-store.ts';
import type { RefreshSession } from '../use-cases/make-refresh-session.ts';
import type { RestoreSession } from '../use-cases/make-restore-session.ts';
import type { SignIn } from '../use-cases/make-sign-in.ts';
import type { loginDialogMachine } from './login-dialog.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { tokenIn } from './session-selectors.ts';
import { refreshCalls, revokeCalls, type SessionEvent, signInCalls } from './session-state.ts';

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
export function startSession(dependencies: SessionDependencies): ActorRefFrom<typeof sessionMachine> {
  const {
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
  } = dependencies;
  const { notifications, dialog } = dependencies;
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
      beginHere: ({ context }) => context.token && marks.markBegun(context.token.session.userId),
      clearStore: () => store.clear(),
      notifyOtherTabs: ({ context }) => {
        const userId = context.token?.session.userId;
        if (userId === undefined) return;
        marks.markSignedOut(userId);
        tabs.notifySignedOut(userId);
      },
      notifySessionEnded: () => notifyEnded('sessionEnded'),
      notifyEndedElsewhere: () => notifyEnded('endedElsewhere'),
      offerSignIn: () => dialog.send({ type: 'session.tokenRejected' }),
      notifySignOutFailed: () => notifications.notifyFailure({ subject: 'signOutFailed', reason: undefined }),
      goToLogoutPage: () => navigation.goTo(logoutPage),
    },
    guards: { hasEnded: (_, userId) => userId !== undefined && marks.hasEnded(userId) },
  });
  const session = createActor(machine).start();
  tabs.answerWith(() => tokenIn(session.getSnapshot())?.raw);
  return session;
}
