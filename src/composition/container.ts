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
  const { apiBaseUrl, requestTimeoutMs, takesKeys, backend, clock, leavePage, homePage, addressOf } = settings;
  // Views compare services by identity: each is a singleton in the tab.
  const container = new Container({ defaultScope: 'Singleton' });
  const get = getFrom(container);
  const bind = <Service>(token: ServiceIdentifier<Service>, service: Service) =>
    container.bind(token).toConstantValue(service);
  const bindLater = <Service>(token: ServiceIdentifier<Service>, make: () => Service) =>
    container.bind(token).toResolvedValue(make);

  bind(CLOCK, clock);
  bind(NAVIGATION, browserNavigation);
  bind(ADDRESS_OF, addressOf);
  bind(ENTRY_SLOT, settings.entrySlot);
  const toasts = makeToastQueue();
  bind(NOTIFICATIONS, makeNotifications(toasts.show));
  bind(TOASTS, toasts);
  bind(LOGIN_ELEMENT, makeNativeDialog(settings.loginId));
  bind(DRAWER_ELEMENT, makeNativeDialog(settings.menuId));
  bindLater(DRAWER, () => startDrawer(get(DRAWER_ELEMENT)));

  bind(BASE_URL, apiBaseUrl);
  bind(SERVER, { baseUrl: apiBaseUrl, ready: backend });
  const copies = makeSavedCopies();
  bind(SAVED_COPIES, copies);
  bind(
    HTTP_CLIENT,
    createHttpClient({ baseUrl: apiBaseUrl, timeoutMs: requestTimeoutMs, ready: backend, onRead: copies.note }),
  );
  bind(LASTING_CALLS, makeLastingCalls(holdTab));
  const withKey = keysWhereTaken(takesKeys, makeSessionKeys());
  bind(WITH_KEY, withKey);
  bind(TAKES_KEYS, takesKeys);
  bind(FAILURE_LOG, consoleFailureLog);
  const wrapping = () => ({ lasting: get(LASTING_CALLS), log: get(FAILURE_LOG), withKey });
  bindLater(VISITOR_CLIENT, () => visitorClient(get(HTTP_CLIENT), wrapping()));
  bindLater(AUTHENTICATED_CLIENT, () =>
    authenticatedClient(get(HTTP_CLIENT), { authority: get(SESSION_AUTHORITY), ...wrapping() }),
  );

  // Signing in and out, and the session that every authenticated call uses.
  bind(TOKEN_STORE, makeSessionTokenStore());
  bind(TOKEN_READER, joseTokenReader);
  bindLater(SESSION_MARKS, makeLocalSessionMarks);
  bind(ON_SITE_LEFT, onSiteLeft);
  bindLater(TAB_CHANNEL, makeBroadcastTabChannel);
  bindLater(SESSION_GATEWAY, () => makeHttpSessionGateway(get(HTTP_CLIENT), get(FAILURE_LOG), get(CLOCK)));
  bindLater(SIGN_IN, () => makeSignIn(get(SESSION_GATEWAY), get(TOKEN_READER), get(CLOCK)));
  bindLater(REFRESH_SESSION, () => makeRefreshSession(get(SESSION_GATEWAY), get(TOKEN_READER), get(CLOCK)));
  bindLater(RESTORE_SESSION, () =>
    makeRestoreSession(
      get(TOKEN_STORE),
      get(TOKEN_READER),
      get(REFRESH_SESSION),
      get(TAB_CHANNEL),
      get(SESSION_MARKS),
      get(CLOCK),
    ),
  );
  bindLater(SESSION, () =>
    startSession({
      lastCalls: get(LASTING_CALLS).ended,
      onSiteLeft: get(ON_SITE_LEFT),
      restore: get(RESTORE_SESSION),
      signIn: get(SIGN_IN),
      refresh: get(REFRESH_SESSION),
      gateway: get(SESSION_GATEWAY),
      store: get(TOKEN_STORE),
      tabs: get(TAB_CHANNEL),
      marks: get(SESSION_MARKS),
      navigation: get(NAVIGATION),
      notifications: get(NOTIFICATIONS),
      dialog: get(LOGIN_DIALOG),
      leavePage,
      logoutPage: addressOf('logout'),
    }),
  );
  bindLater(CURRENT_USER, () => currentUserOf(get(SESSION)));
  bindLater(SESSION_AUTHORITY, () => makeSessionAuthority(get(SESSION), get(CLOCK)));
  bindLater(LOGIN_DIALOG, () => startLoginDialog(homePage, get(LOGIN_ELEMENT), get(NAVIGATION), get(NOTIFICATIONS)));
  return container;
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
