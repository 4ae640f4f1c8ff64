import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { makeNativeDialog } from '@/adapters/browser/dialog.ts';
import { makeSessionKeys } from '@/adapters/browser/drafts.ts';
import { consoleFailureLog } from '@/adapters/browser/failure-log.ts';
import { browserNavigation, holdTab } from '@/adapters/browser/navigation.ts';
import { makeSavedCopies } from '@/adapters/browser/saved-copies.ts';
import {
  joseTokenReader,
  makeBroadcastTabChannel,
  makeLocalSessionMarks,
  makeSessionTokenStore,
  onSiteLeft,
} from '@/adapters/browser/session.ts';
import { makeToastQueue } from '@/adapters/browser/toasts.ts';
import {
  authenticatedClient,
  createHttpClient,
  keysWhereTaken,
  makeLastingCalls,
  visitorClient,
} from '@/adapters/http/client.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import { currentUserOf } from '@/auth/current-user.machine.ts';
import { startLoginDialog } from '@/auth/login.machine.ts';
import { startSession } from '@/auth/session.machine.ts';
import { makeRefreshSession, makeRestoreSession, makeSignIn } from '@/auth/session.use-cases.ts';
import { makeSessionAuthority } from '@/auth/session-authority.machine.ts';
import type { BuildConfiguration } from '@/build/configuration.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { startDrawer } from '@/shared/drawer.machine.ts';
import type { MakeEntrySlot } from '@/shared/navigation.ports.ts';
import { makeNotifications } from '@/shared/notifications.use-cases.ts';
import { byName, createFeature, type Feature, type GetServices } from './entry.ts';
import {
  AUTHENTICATED_CLIENT,
  BASE_URL,
  CLOCK,
  CURRENT_USER,
  DRAWER,
  DRAWER_ELEMENT,
  ENTRY_SLOT,
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
  SAVED_COPIES,
  SERVER,
  SESSION,
  SESSION_AUTHORITY,
  SESSION_GATEWAY,
  SESSION_MARKS,
  SIGN_IN,
  TAB_CHANNEL,
  TAKES_KEYS,
  TOASTS,
  TOKEN_READER,
  TOKEN_STORE,
  VISITOR_CLIENT,
  WITH_KEY,
} from './tokens.ts';

/** The services that every view may request: they are bound in the app core. */
export const coreFeature = createFeature(
  {
    session: SESSION,
    loginDialog: LOGIN_DIALOG,
    navigation: NAVIGATION,
    toasts: TOASTS,
    drawer: DRAWER,
    clock: CLOCK,
    server: SERVER,
  },
  [],
);

/** What the wiring takes from the views. */
export interface FromViews {
  /** The ids of the dialogs that are in every page. */
  readonly menuId: string;
  readonly loginId: string;
  /** Where a login leads that no page has asked for (AUTH-05), and where a logout leads. */
  readonly homePage: string;
  readonly logoutPage: string;
  /** Lets the shown page send what it has delayed, before the session ends. */
  readonly leavePage: () => void;
  readonly entrySlot: MakeEntrySlot;
}

export interface ContainerSettings extends BuildConfiguration, FromViews {
  /** Calls wait for this promise: a mocked build fulfils it when its server is ready. */
  readonly backend: Promise<unknown>;
  readonly clock: Clock;
}

/** Wires the app core. Loaded when it is first needed: the public pages render without it. */
export function createContainer(settings: ContainerSettings): Container {
  const { apiBaseUrl, requestTimeoutMs, takesKeys, backend, clock, menuId, loginId, entrySlot } = settings;
  // Views compare services by identity: each is a singleton in the tab.
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CLOCK).toConstantValue(clock);
  container.bind(NAVIGATION).toConstantValue(browserNavigation);
  container.bind(ENTRY_SLOT).toConstantValue(entrySlot);
  const toasts = makeToastQueue();
  container.bind(NOTIFICATIONS).toConstantValue(makeNotifications(toasts.show));
  container.bind(TOASTS).toConstantValue(toasts);
  container.bind(LOGIN_ELEMENT).toConstantValue(makeNativeDialog(loginId));
  container.bind(DRAWER_ELEMENT).toConstantValue(makeNativeDialog(menuId));
  container.bind(DRAWER).toResolvedValue(startDrawer, [DRAWER_ELEMENT]);
  container.bind(BASE_URL).toConstantValue(apiBaseUrl);
  container.bind(SERVER).toConstantValue({ baseUrl: apiBaseUrl, ready: backend });
  const copies = makeSavedCopies();
  container.bind(SAVED_COPIES).toConstantValue(copies);
  container
    .bind(HTTP_CLIENT)
    .toConstantValue(
      createHttpClient({ baseUrl: apiBaseUrl, timeoutMs: requestTimeoutMs, ready: backend, onRead: copies.note }),
    );
  container.bind(LASTING_CALLS).toConstantValue(makeLastingCalls(holdTab));
  const withKey = keysWhereTaken(takesKeys, makeSessionKeys());
  container.bind(WITH_KEY).toConstantValue(withKey);
  container.bind(TAKES_KEYS).toConstantValue(takesKeys);
  container.bind(FAILURE_LOG).toConstantValue(consoleFailureLog);
  container
    .bind(VISITOR_CLIENT)
    .toResolvedValue(
      (http, log, lasting) => visitorClient(http, { lasting, log, withKey }),
      [HTTP_CLIENT, FAILURE_LOG, LASTING_CALLS],
    );
  container
    .bind(AUTHENTICATED_CLIENT)
    .toResolvedValue(
      (http, authority, log, lasting) => authenticatedClient(http, { authority, lasting, log, withKey }),
      [HTTP_CLIENT, SESSION_AUTHORITY, FAILURE_LOG, LASTING_CALLS],
    );
  container.load(authBindings(settings));
  return container;
}

/** Signing in and out, and the session that every authenticated call uses. */
const authBindings = ({ leavePage, homePage, logoutPage }: ContainerSettings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKEN_STORE).toConstantValue(makeSessionTokenStore());
    bind(TOKEN_READER).toConstantValue(joseTokenReader);
    bind(SESSION_MARKS).toResolvedValue(makeLocalSessionMarks);
    bind(ON_SITE_LEFT).toConstantValue(onSiteLeft);
    bind(TAB_CHANNEL).toResolvedValue(makeBroadcastTabChannel);
    bind(SESSION_GATEWAY).toResolvedValue(makeHttpSessionGateway, [HTTP_CLIENT, FAILURE_LOG, CLOCK]);
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
        ({ lasting, ...services }) => startSession({ ...services, lastCalls: lasting.ended, leavePage, logoutPage }),
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
      (...ports) => startLoginDialog(homePage, ...ports),
      [LOGIN_ELEMENT, NAVIGATION, NOTIFICATIONS],
    );
  });

// oxlint-disable complexity -- what makes services of any kind knows none that is wired
/** The services of features, whose bindings load when the first is read; bindings shared by two features load once. */
export function servicesIn(container: Container): GetServices {
  const loaded = new Set<ContainerModule>();
  const opened = new Map<Feature<object>, object>();

  function get(token: ServiceIdentifier, { bindings }: Feature<object>): unknown {
    const needed = container.isBound(token) ? [] : bindings.filter((one) => !loaded.has(one));
    container.load(...needed);
    for (const one of needed) loaded.add(one);
    return container.get(token);
  }

  function open(feature: Feature<object>): object {
    // Not enumerable: code that inspects the object, such as React's tools, must not create all services.
    const services = {};
    const tokens: Readonly<Record<string, ServiceIdentifier>> = { ...feature.tokens };
    for (const [name, token] of Object.entries(tokens))
      Object.defineProperty(services, name, { get: () => get(token, feature) });
    opened.set(feature, services);
    return services;
  }

  // A map's type cannot express that each feature has services of its own type.
  function servicesOf<Services extends object>(feature: Feature<Services>): Services;
  function servicesOf(feature: Feature<object>): object {
    return opened.get(feature) ?? open(feature);
  }
  return servicesOf;
}
// oxlint-enable complexity
