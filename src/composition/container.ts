import { Container, type ServiceIdentifier } from 'inversify';
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
import type { AddressOf, MakeEntrySlot } from '@/shared/navigation.ports.ts';
import { makeNotifications } from '@/shared/notifications.use-cases.ts';
import { type Entry, entry, type Get, type GetServices, type Needed, type Shared } from './entry.ts';
import {
  ADDRESS_OF,
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
export const coreEntry = entry({
  session: (get) => get(SESSION),
  loginDialog: (get) => get(LOGIN_DIALOG),
  navigation: (get) => get(NAVIGATION),
  toasts: (get) => get(TOASTS),
  drawer: (get) => get(DRAWER),
  clock: (get) => get(CLOCK),
  server: (get) => get(SERVER),
});

/** What the wiring takes from the views. */
export interface FromViews {
  /** The ids of the dialogs that are in every page. */
  readonly menuId: string;
  readonly loginId: string;
  /** Where a login leads that no page has asked for (AUTH-05). */
  readonly homePage: string;
  readonly addressOf: AddressOf;
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
  const { apiBaseUrl, requestTimeoutMs, takesKeys, backend, clock, menuId, loginId, addressOf, entrySlot } = settings;
  // Views compare services by identity: each is a singleton in the tab.
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CLOCK).toConstantValue(clock);
  container.bind(NAVIGATION).toConstantValue(browserNavigation);
  container.bind(ADDRESS_OF).toConstantValue(addressOf);
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
  bindAuth(container, settings);
  return container;
}

/** Signing in and out, and the session that every authenticated call uses. */
function bindAuth(container: Container, { leavePage, homePage, addressOf }: ContainerSettings): void {
  container.bind(TOKEN_STORE).toConstantValue(makeSessionTokenStore());
  container.bind(TOKEN_READER).toConstantValue(joseTokenReader);
  container.bind(SESSION_MARKS).toResolvedValue(makeLocalSessionMarks);
  container.bind(ON_SITE_LEFT).toConstantValue(onSiteLeft);
  container.bind(TAB_CHANNEL).toResolvedValue(makeBroadcastTabChannel);
  container.bind(SESSION_GATEWAY).toResolvedValue(makeHttpSessionGateway, [HTTP_CLIENT, FAILURE_LOG, CLOCK]);
  container.bind(SIGN_IN).toResolvedValue(makeSignIn, [SESSION_GATEWAY, TOKEN_READER, CLOCK]);
  container.bind(REFRESH_SESSION).toResolvedValue(makeRefreshSession, [SESSION_GATEWAY, TOKEN_READER, CLOCK]);
  container
    .bind(RESTORE_SESSION)
    .toResolvedValue(makeRestoreSession, [
      TOKEN_STORE,
      TOKEN_READER,
      REFRESH_SESSION,
      TAB_CHANNEL,
      SESSION_MARKS,
      CLOCK,
    ]);
  container.bind(SESSION).toResolvedValue(
    (lasting, left, restore, signIn, refresh, gateway, store, tabs, marks, navigation, notifications, dialog) =>
      startSession({
        lastCalls: lasting.ended,
        onSiteLeft: left,
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
        leavePage,
        logoutPage: addressOf('logout'),
      }),
    [
      LASTING_CALLS,
      ON_SITE_LEFT,
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
    ],
  );
  container.bind(CURRENT_USER).toResolvedValue(currentUserOf, [SESSION]);
  container.bind(SESSION_AUTHORITY).toResolvedValue(makeSessionAuthority, [SESSION, CLOCK]);
  container
    .bind(LOGIN_DIALOG)
    .toResolvedValue((...ports) => startLoginDialog(homePage, ...ports), [LOGIN_ELEMENT, NAVIGATION, NOTIFICATIONS]);
}

// oxlint-disable complexity -- what makes services of any kind knows none that is wired
/** Gets services from a container, to which those that entries share are added when they are first asked for. */
export function getFrom(container: Container): Get {
  function get<Service>(asked: ServiceIdentifier<Service> | Shared<Service>): Service {
    if (typeof asked !== 'object') return container.get(asked);
    // What is built has inversify for constants and functions alone (`build/stand-ins`).
    if (!container.isBound(asked.token)) container.bind(asked.token).toConstantValue(asked.make(get));
    return container.get(asked.token);
  }
  return get;
}

/** Opens entries. */
export function servicesIn(container: Container): GetServices {
  const get = getFrom(container);
  const opened = new Map<object, object>();

  function open(makers: Entry<Record<string, unknown>>, given: unknown): object {
    // Not enumerable: code that inspects the object, such as React's tools, must not create all services.
    const services = {};
    for (const [name, make] of Object.entries(makers)) {
      const first = () => {
        const value = make(get, given);
        Object.defineProperty(services, name, { value });
        return value;
      };
      Object.defineProperty(services, name, { get: first, configurable: true });
    }
    opened.set(makers, services);
    return services;
  }

  // A map's type cannot express that each entry has services of its own type.
  function servicesOf<Services extends object, Given>(
    makers: Entry<Services, Given>,
    ...given: Needed<Given>
  ): Services;
  function servicesOf(makers: Entry<Record<string, unknown>>, given?: unknown): object {
    return opened.get(makers) ?? open(makers, given);
  }
  return servicesOf;
}
// oxlint-enable complexity
