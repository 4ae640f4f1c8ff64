import { ContainerModule } from 'inversify';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { makeBroadcastTabChannel } from '@/adapters/browser/broadcast-tab-channel.ts';
import { joseTokenReader } from '@/adapters/browser/jose-token-reader.ts';
import { makeLocalSessionMarks } from '@/adapters/browser/local-session-marks.ts';
import { makeSessionTokenStore } from '@/adapters/browser/session-token-store.ts';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { makeHttpSessionGateway } from '@/adapters/http/http-session-gateway.ts';
import { type LoginDialogEvent, type LoginDue, loginDialogMachine } from '@/auth/machines/login-dialog.machine.ts';
import { sessionMachine, tokenIn } from '@/auth/machines/session.machine.ts';
import { makeSessionAuthority } from '@/auth/machines/session-authority.ts';
import type { SessionEvent } from '@/auth/machines/session-state.ts';
import type { SessionGateway } from '@/auth/ports/session-gateway.ts';
import type { SessionMarks } from '@/auth/ports/session-marks.ts';
import type { TabChannel } from '@/auth/ports/tab-channel.ts';
import type { TokenStore } from '@/auth/ports/token-store.ts';
import { makeRefreshSession, type RefreshSession } from '@/auth/use-cases/make-refresh-session.ts';
import { makeRestoreSession, type RestoreSession } from '@/auth/use-cases/make-restore-session.ts';
import { makeSignIn, type SignIn } from '@/auth/use-cases/make-sign-in.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import {
  CLOCK,
  FAULT_LOG,
  HTTP_CLIENT,
  LOGIN_DIALOG,
  type LoginDialogActor,
  NAVIGATION,
  NOTIFICATIONS,
  REFRESH_SESSION,
  RESTORE_SESSION,
  SESSION,
  SESSION_AUTHORITY,
  SESSION_GATEWAY,
  SESSION_MARKS,
  type SessionActor,
  SIGN_IN,
  TAB_CHANNEL,
  TOKEN_READER,
  TOKEN_STORE,
} from './tokens.ts';

/** Signing in and out, and the session that every authenticated call asks. */
export const authBindings = new ContainerModule(({ bind }) => {
  bind(TOKEN_STORE).toConstantValue(makeSessionTokenStore());
  bind(TOKEN_READER).toConstantValue(joseTokenReader);
  bind(SESSION_MARKS).toResolvedValue(makeLocalSessionMarks).inSingletonScope();
  bind(TAB_CHANNEL).toResolvedValue(makeBroadcastTabChannel).inSingletonScope();
  bind(SESSION_GATEWAY).toResolvedValue(makeHttpSessionGateway, [HTTP_CLIENT, FAULT_LOG]);
  bind(SIGN_IN).toResolvedValue(makeSignIn, [SESSION_GATEWAY, TOKEN_READER, CLOCK]);
  bind(REFRESH_SESSION).toResolvedValue(makeRefreshSession, [SESSION_GATEWAY, TOKEN_READER, CLOCK]);
  bind(RESTORE_SESSION).toResolvedValue(makeRestoreSession, [
    TOKEN_STORE,
    TOKEN_READER,
    REFRESH_SESSION,
    TAB_CHANNEL,
    SESSION_MARKS,
    CLOCK,
  ]);
  bind(SESSION)
    .toResolvedValue(startSession, [
      RESTORE_SESSION,
      SIGN_IN,
      REFRESH_SESSION,
      SESSION_GATEWAY,
      TOKEN_STORE,
      TAB_CHANNEL,
      SESSION_MARKS,
      NAVIGATION,
      NOTIFICATIONS,
      LOGIN_DIALOG,
    ])
    .inSingletonScope();
  bind(SESSION_AUTHORITY).toResolvedValue(makeSessionAuthority, [SESSION, CLOCK]).inSingletonScope();
  bind(LOGIN_DIALOG).toResolvedValue(startLoginDialog, [NAVIGATION, NOTIFICATIONS]).inSingletonScope();
});

function startSession(
  restore: RestoreSession,
  signIn: SignIn,
  refresh: RefreshSession,
  gateway: SessionGateway,
  store: TokenStore,
  tabs: TabChannel,
  marks: SessionMarks,
  navigation: Navigation,
  notices: ToastQueue,
  dialog: LoginDialogActor,
): SessionActor {
  const notifyEnded = (how: 'sessionEnded' | 'endedElsewhere') =>
    dialog.send({ type: 'session.ended', how, returnTo: navigation.current() });
  const machine = sessionMachine.provide({
    actors: {
      restore: fromPromise(({ signal }) => restore(signal)),
      signIn: fromPromise(({ input, signal }) => signIn(input, signal)),
      refresh: fromPromise(({ input, signal }) => refresh(input, signal)),
      signOut: fromPromise(({ input }) => gateway.revoke(input)),
      otherTabs: fromCallback<SessionEvent>(({ sendBack }) => {
        const ends = [
          tabs.onSignedOut((userId) => sendBack({ type: 'session.endedElsewhere', userId })),
          marks.onNews(() => sendBack({ type: 'session.endMissed' })),
        ];
        return () => ends.forEach((end) => end());
      }),
    },
    actions: {
      storeToken: ({ context }) => {
        if (context.token !== undefined) store.write(context.token.raw);
        marks.open();
      },
      beginHere: ({ context }) => context.token && marks.begin(context.token.session.userId),
      clearStore: () => store.clear(),
      notifyOtherTabs: ({ context }) => {
        const userId = context.token?.session.userId;
        if (userId === undefined) return;
        marks.end(userId);
        tabs.notifySignedOut(userId);
      },
      notifySessionEnded: () => notifyEnded('sessionEnded'),
      notifyEndedElsewhere: () => notifyEnded('endedElsewhere'),
      offerSignIn: () => dialog.send({ type: 'session.doubted' }),
      notifySignOutFailed: () => notices.show({ tone: 'error', subject: 'signOutFailed' }),
      goToLogoutPage: () => navigation.goTo('/logout'),
    },
    guards: { hasEnded: (_, userId) => userId !== undefined && marks.hasEnded(userId) },
  });
  const session = createActor(machine).start();
  tabs.answerWith(() => tokenIn(session.getSnapshot())?.raw);
  return session;
}

function startLoginDialog(navigation: Navigation, notices: ToastQueue): LoginDialogActor {
  const machine = loginDialogMachine.provide({
    actors: {
      message: fromCallback<LoginDialogEvent, LoginDue | undefined>(
        ({ input, sendBack }) =>
          input &&
          notices.show({
            tone: 'info',
            subject: input,
            stays: true,
            onAction: () => sendBack({ type: 'login.asked', occasion: input, returnTo: navigation.current() }),
            onGone: () => sendBack({ type: 'message.gone' }),
          }),
      ),
    },
    actions: { goTo: (_, address) => address === navigation.current() || navigation.goTo(address) },
  });
  return createActor(machine).start();
}
