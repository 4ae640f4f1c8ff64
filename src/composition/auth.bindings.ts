import { ContainerModule } from 'inversify';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { makeBroadcastTabChannel } from '@/adapters/browser/broadcast-tab-channel.ts';
import { joseTokenReader } from '@/adapters/browser/jose-token-reader.ts';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeSessionTokenStore } from '@/adapters/browser/session-token-store.ts';
import { makeHttpSessionGateway } from '@/adapters/http/http-session-gateway.ts';
import { loginDialogMachine } from '@/auth/machines/login-dialog.machine.ts';
import { type SessionEvent, sessionMachine } from '@/auth/machines/session.machine.ts';
import type { SessionGateway } from '@/auth/ports/session-gateway.ts';
import type { TabChannel } from '@/auth/ports/tab-channel.ts';
import type { TokenStore } from '@/auth/ports/token-store.ts';
import { makeRefreshSession, type RefreshSession } from '@/auth/use-cases/make-refresh-session.ts';
import { makeRestoreSession, type RestoreSession } from '@/auth/use-cases/make-restore-session.ts';
import { makeSignIn, type SignIn } from '@/auth/use-cases/make-sign-in.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { makeSessionAuthority } from './session-authority.ts';
import * as tokens from './tokens.ts';

/** Signing in and out, and the session that every authenticated call asks. */
export const authBindings = new ContainerModule(({ bind }) => {
  bind(tokens.TOKEN_STORE).toConstantValue(makeSessionTokenStore());
  bind(tokens.TOKEN_READER).toConstantValue(joseTokenReader);
  bind(tokens.TAB_CHANNEL).toResolvedValue(makeBroadcastTabChannel).inSingletonScope();
  bind(tokens.SESSION_GATEWAY).toResolvedValue(makeHttpSessionGateway, [tokens.HTTP_CLIENT]);
  bind(tokens.SIGN_IN).toResolvedValue(makeSignIn, [tokens.SESSION_GATEWAY, tokens.TOKEN_READER, tokens.CLOCK]);
  bind(tokens.REFRESH_SESSION).toResolvedValue(makeRefreshSession, [
    tokens.SESSION_GATEWAY,
    tokens.TOKEN_READER,
    tokens.CLOCK,
  ]);
  bind(tokens.RESTORE_SESSION).toResolvedValue(makeRestoreSession, [
    tokens.TOKEN_STORE,
    tokens.TOKEN_READER,
    tokens.REFRESH_SESSION,
    tokens.CLOCK,
  ]);
  bind(tokens.SESSION)
    .toResolvedValue(startSession, [
      tokens.RESTORE_SESSION,
      tokens.SIGN_IN,
      tokens.REFRESH_SESSION,
      tokens.SESSION_GATEWAY,
      tokens.TOKEN_STORE,
      tokens.TAB_CHANNEL,
      tokens.NAVIGATION,
      tokens.NOTICE_BOARD,
      tokens.LOGIN_DIALOG,
    ])
    .inSingletonScope();
  bind(tokens.SESSION_AUTHORITY)
    .toResolvedValue(makeSessionAuthority, [tokens.SESSION, tokens.CLOCK])
    .inSingletonScope();
  bind(tokens.LOGIN_DIALOG)
    .toResolvedValue(startLoginDialog, [tokens.NAVIGATION, tokens.NOTICE_BOARD])
    .inSingletonScope();
});

function startSession(
  restore: RestoreSession,
  signIn: SignIn,
  refresh: RefreshSession,
  gateway: SessionGateway,
  store: TokenStore,
  tabs: TabChannel,
  navigation: Navigation,
  notices: NoticeBoard,
  dialog: tokens.LoginDialogActor,
): tokens.SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      restore: fromPromise(({ signal }) => restore(signal)),
      signIn: fromPromise(({ input, signal }) => signIn(input, signal)),
      refresh: fromPromise(({ input, signal }) => refresh(input, signal)),
      signOut: fromPromise(({ input }) => gateway.revoke(input)),
      otherTabs: fromCallback<SessionEvent>(({ sendBack }) =>
        tabs.onSignedOut((userId) => sendBack({ type: 'session.endedElsewhere', userId })),
      ),
    },
    actions: {
      storeToken: ({ context }) => context.token && store.write(context.token.raw),
      clearStore: () => store.clear(),
      tellOtherTabs: ({ context }) => context.token && tabs.tellSignedOut(context.token.session.userId),
      tellSessionEnded: () =>
        dialog.send({ type: 'session.ended', how: 'sessionEnded', returnTo: navigation.current() }),
      tellEndedElsewhere: () =>
        dialog.send({ type: 'session.ended', how: 'endedElsewhere', returnTo: navigation.current() }),
      tellSignOutFailed: () => notices.show({ tone: 'error', subject: 'signOutFailed' }),
      goToLogoutPage: () => navigation.goTo('/logout'),
    },
  });
  return createActor(machine).start();
}

function startLoginDialog(navigation: Navigation, notices: NoticeBoard): tokens.LoginDialogActor {
  const machine = loginDialogMachine.provide({
    actions: {
      goTo: (_, address) => navigation.goTo(address),
      tellSessionEnded: ({ self }, how) =>
        notices.show({
          tone: 'info',
          subject: how,
          onAction: () => self.send({ type: 'login.asked', occasion: how, returnTo: navigation.current() }),
        }),
    },
  });
  return createActor(machine).start();
}
