import { ContainerModule } from 'inversify';
import { makeBroadcastTabChannel } from '@/adapters/browser/broadcast-tab-channel.ts';
import { joseTokenReader } from '@/adapters/browser/jose-token-reader.ts';
import { makeLocalSessionMarks } from '@/adapters/browser/local-session-marks.ts';
import { makeSessionTokenStore } from '@/adapters/browser/session-token-store.ts';
import { onSiteLeft } from '@/adapters/browser/site-leaving.ts';
import { makeHttpSessionGateway } from '@/adapters/http/http-session-gateway.ts';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { makeSessionAuthority } from '@/auth/machines/session-authority.ts';
import { startLoginDialog } from '@/auth/machines/start-login-dialog.ts';
import { startSession } from '@/auth/machines/start-session.ts';
import { makeRefreshSession } from '@/auth/use-cases/make-refresh-session.ts';
import { makeRestoreSession } from '@/auth/use-cases/make-restore-session.ts';
import { makeSignIn } from '@/auth/use-cases/make-sign-in.ts';
import { leavePage } from '@/ui/kit/navigation/page-leaving.ts';
import { href } from '../ui/app/routes/href.ts';
import { HOME } from '../ui/app/routes/public-routes.ts';
import { byName } from './by-name.ts';
import {
  CLOCK,
  CURRENT_USER,
  FAILURE_LOG,
  HTTP_CLIENT,
  LASTING_CALLS,
  LOGIN_DIALOG,
  LOGIN_ELEMENT,
  NAVIGATION,
  NOTIFICATIONS,
  ON_SITE_LEFT,
  REFRESH_SESSION,
  RESTORE_SESSION,
  SESSION,
  SESSION_AUTHORITY,
  SESSION_GATEWAY,
  SESSION_MARKS,
  SIGN_IN,
  TAB_CHANNEL,
  TOKEN_READER,
  TOKEN_STORE,
} from './tokens.ts';

/** Signing in and out, and the session that every authenticated call uses. */
export const authBindings = new ContainerModule(({ bind }) => {
  bind(TOKEN_STORE).toConstantValue(makeSessionTokenStore());
  bind(TOKEN_READER).toConstantValue(joseTokenReader);
  bind(SESSION_MARKS).toResolvedValue(makeLocalSessionMarks);
  bind(ON_SITE_LEFT).toConstantValue(onSiteLeft);
  bind(TAB_CHANNEL).toResolvedValue(makeBroadcastTabChannel);
  bind(SESSION_GATEWAY).toResolvedValue(makeHttpSessionGateway, [HTTP_CLIENT, FAILURE_LOG]);
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
  bind(SESSION).toResolvedValue(
    ...byName(
      ({ lasting, ...services }) =>
        startSession({ ...services, lastCalls: lasting.ended, leavePage, logoutPage: href('logout') }),
      {
        lasting: LASTING_CALLS,
        onSiteLeft: ON_SITE_LEFT,
        restore: RESTORE_SESSION,
        signIn: SIGN_IN,
        refresh: REFRESH_SESSION,
        gateway: SESSION_GATEWAY,
        store: TOKEN_STORE,
        tabs: TAB_CHANNEL,
        marks: SESSION_MARKS,
        navigation: NAVIGATION,
        notifications: NOTIFICATIONS,
        dialog: LOGIN_DIALOG,
      },
    ),
  );
  bind(CURRENT_USER).toResolvedValue(currentUserOf, [SESSION]);
  bind(SESSION_AUTHORITY).toResolvedValue(makeSessionAuthority, [SESSION, CLOCK]);
  bind(LOGIN_DIALOG).toResolvedValue(
    (...ports) => startLoginDialog(HOME, ...ports),
    [LOGIN_ELEMENT, NAVIGATION, NOTIFICATIONS],
  );
});
