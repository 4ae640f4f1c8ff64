import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Credentials } from '../domain/credentials.ts';

/** The rows of the login error catalogue (AUTH-07): 400, 401, any other status, no response. */
export type SignInFailure = 'missingCredentials' | 'badCredentials' | 'signInFailed' | 'noServerResponse';

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
