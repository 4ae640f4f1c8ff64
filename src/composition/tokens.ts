import type { ServiceIdentifier } from 'inversify';
import type { ActorRefFrom } from 'xstate';
import type { HttpClient, LastingCalls, WithKey } from '@/adapters/http/client.ts';
import type { loginDialogMachine } from '@/auth/login.machine.ts';
import type { sessionMachine } from '@/auth/session.machine.ts';
import type {
  OnSiteLeft,
  SessionAuthority,
  SessionGateway,
  SessionMarks,
  TabChannel,
  TokenReader,
  TokenStore,
} from '@/auth/session.ports.ts';
import type { RefreshSession, RestoreSession, SignIn } from '@/auth/session.use-cases.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { DrawerActor } from '@/shared/drawer.machine.ts';
import type { AddressOf, MakeEntrySlot, Navigation } from '@/shared/navigation.ports.ts';
import type { FailureLog, Notifications, ToastSource } from '@/shared/notifications.ports.ts';
import type { SavedCopies } from '@/shared/offline.ports.ts';
import type { DialogElement } from '@/shared/window.ports.ts';

/** The name of a service in the container. A plain `Symbol.for` would narrow to `symbol` and lose the service's type. */
const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol.for(name);

/** The running session, one for the whole tab. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type LoginDialogActor = ActorRefFrom<typeof loginDialogMachine>;

/** The server that receives the calls. */
export interface Server {
  /** Ends with a slash (AUTH-19). */
  readonly baseUrl: string;
  /** Fulfils when the server can be called, or when it is known that it never will be. */
  readonly ready: Promise<unknown>;
}

export const CLOCK = token<Clock>('Clock');
export const NAVIGATION = token<Navigation>('Navigation');
/** The addresses of pages to which machines lead. */
export const ADDRESS_OF = token<AddressOf>('AddressOf');
/** Makes a place for a value in the entries of the history. */
export const ENTRY_SLOT = token<MakeEntrySlot>('EntrySlot');
/** The elements of menu and login dialog in the page. */
export const DRAWER_ELEMENT = token<DialogElement>('DrawerElement');
export const LOGIN_ELEMENT = token<DialogElement>('LoginElement');
export const DRAWER = token<DrawerActor>('Drawer');
export const NOTIFICATIONS = token<Notifications>('Notifications');
export const TOASTS = token<ToastSource>('ToastSource');
export const SERVER = token<Server>('Server');
/** The address of the server, for calls. */
export const BASE_URL = token<Server['baseUrl']>('BaseUrl');
/** Notes which answers came from the service worker. */
export const SAVED_COPIES = token<SavedCopies>('SavedCopies');
export const FAILURE_LOG = token<FailureLog>('FailureLog');
/** The plain client, on which both other clients are built. */
export const HTTP_CLIENT = token<HttpClient>('HttpClient');
/** The client of calls that are made without the session, even where there is one. */
export const VISITOR_CLIENT = token<HttpClient>('VisitorClient');
export const AUTHENTICATED_CLIENT = token<HttpClient>('AuthenticatedClient');
/** Whether the server recognises by its key a write that is sent again (REL-16). */
export const TAKES_KEYS = token<boolean>('TakesKeys');
/** Gives writes their keys, where the server takes them. */
export const WITH_KEY = token<WithKey | undefined>('WithKey');
/** Counts the calls for which a logout waits. */
export const LASTING_CALLS = token<LastingCalls>('LastingCalls');
export const SESSION_GATEWAY = token<SessionGateway>('SessionGateway');
export const SESSION_AUTHORITY = token<SessionAuthority>('SessionAuthority');
export const TOKEN_STORE = token<TokenStore>('TokenStore');
export const TOKEN_READER = token<TokenReader>('TokenReader');
export const SESSION_MARKS = token<SessionMarks>('SessionMarks');
export const ON_SITE_LEFT = token<OnSiteLeft>('OnSiteLeft');
export const TAB_CHANNEL = token<TabChannel>('TabChannel');
export const SIGN_IN = token<SignIn>('SignIn');
export const REFRESH_SESSION = token<RefreshSession>('RefreshSession');
export const RESTORE_SESSION = token<RestoreSession>('RestoreSession');
export const SESSION = token<SessionActor>('Session');
/** The user of the session, for modules that need to know nothing else of it. */
export const CURRENT_USER = token<CurrentUser>('CurrentUser');
export const LOGIN_DIALOG = token<LoginDialogActor>('LoginDialog');
