import type { Outcome, TooManyUntil } from '@/shared/outcome.ts';
import type { Credentials } from './login.ts';

/** The rows of the login error catalogue (AUTH-07): 400, 401, any other status, no response; and too many failures before. */
export type SignInFailure =
  | 'missingCredentials'
  | 'badCredentials'
  | 'signInFailed'
  | 'noServerResponse'
  | TooManyUntil;

/**
 * `over`: the server will not refresh this session. `unreachable`: the server did not answer, so the session may still
 * be valid (REL-04).
 */
export type RefreshFailure = 'over' | 'unreachable';

/** The server's session endpoints. */
export interface SessionGateway {
  /** Returns the raw access token; an answer without one is `signInFailed` (AUTH-05, AUTH-06). */
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<Outcome<string, SignInFailure>>;
  /** Returns the next raw access token (AUTH-14). */
  refresh(token: string, signal?: AbortSignal): Promise<Outcome<string, RefreshFailure>>;
  /** Ends the session of `token` on the server (AUTH-11). */
  revoke(token: string): Promise<Outcome<null, 'notRevoked'>>;
}

/** The result of asking for a newer token after a 403. */
export type RefreshedToken =
  | { readonly kind: 'refreshed'; readonly token: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'over' }
  | { readonly kind: 'unreachable' };

/** The token with which a call may be sent; `over` when the session ended while the call waited for a refresh. */
export type Bearer =
  | { readonly kind: 'authenticated'; readonly token: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'over' };

/**
 * What the authenticated client needs from the session. The client never refreshes a token itself (AUTH-13, AUTH-14,
 * AUTH-15).
 */
export interface SessionAuthority {
  /**
   * The token to send with; resolves once no refresh is under way.
   * @param goesOn whether the call goes on when its page is left: then it is also made for a user who is signing out
   */
  bearer(goesOn: boolean): Promise<Bearer>;
  /** Asks for a newer token than `used`; concurrent callers share one refresh. @param goesOn as above */
  refresh(used: string, goesOn: boolean): Promise<RefreshedToken>;
  /** Reports that `token` came from a refresh and was still answered 403. */
  reportForbidden(token: string): void;
  /**
   * Reports that `token` was answered 401 twice: it is unknown whether the session still exists, and signing in again
   * may help.
   */
  reportRejected(token: string): void;
  /** Reports that the server accepted a call with `token` that began after the last one was rejected. */
  reportAccepted(token: string): void;
}

/**
 * Marks that the tabs of one browser share, including a tab that was in the background when they were set: that some
 * tab has a session, and which sessions were ended. A session is marked by a random word: no mark contains a token, or
 * tells whose session it was (REL-08).
 */
export interface SessionMarks {
  /** Notes that a session begins in this tab. @param continues whether its user was signed in here already */
  markBegun(continues: boolean): void;
  /** Notes that this tab's session has ended, for all its tabs. */
  markSignedOut(): void;
  /** Whether the user has signed out of this tab's session in another one. */
  hasEnded(): boolean;
  /** Notes that this tab has a session. */
  markOpen(): void;
  /** Whether another tab may have a session that this one can take over. */
  isOpen(): boolean;
  /** Notes that no other tab has a session, since none answered. */
  markClosed(): void;
  /**
   * Calls the listener when the marks should be read again: the page was shown or restored, or another tab wrote a
   * mark.
   */
  onChange(listener: () => void): () => void;
}

/** Sends messages to the other tabs of this browser. Nothing is stored. */
export interface TabChannel {
  /** Notifies the other tabs that a user has signed out (REL-08). */
  notifySignedOut(userId: string): void;
  /** @returns a function that stops listening */
  onSignedOut(listener: (userId: string) => void): () => void;
  /** Asks the other tabs for their session, whose mark this tab then shares (AUTH-18). @returns the raw token; undefined when none answers in time */
  askForSession(): Promise<string | undefined>;
  /** Answers other tabs that ask for a session; when `session` returns undefined, no answer is sent. */
  answerWith(session: () => string | undefined): void;
}

/** Decodes a token's claims without verifying them: the server checks the signature, the client only displays them. */
export interface TokenReader {
  /** @returns undefined when the text is not a token */
  claims(token: string): Readonly<Record<string, unknown>> | undefined;
}

/**
 * Keeps this tab's raw access token across reloads (AUTH-09); falls back to memory where storage is denied (REL-07).
 */
export interface TokenStore {
  read(): string | undefined;
  write(token: string): void;
  /** Removes everything that this tab stored for its session (AUTH-11). */
  clear(): void;
}

/** Calls back when the tab is closed or shows another site; the next time alone. */
export type OnSiteLeft = (listener: () => void) => void;

/** The subjects of toasts about signing in and out. */
export type AuthToast =
  | 'sessionEnded'
  | 'endedElsewhere'
  | 'tokenRejected'
  | 'signOutFailed'
  | 'rolesNotApplied'
  | 'accountCreated'
  | 'accountNotCreated'
  | 'accountUnsure'
  | 'accountTaken'
  | 'letterSent'
  | 'letterNotSent'
  | 'passwordChanged'
  | 'passwordNotChanged'
  | 'deletionAsked'
  | 'deletionNotAsked'
  | 'deletionCancelled'
  | 'deletionNotCancelled';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly auth: AuthToast;
  }
}
