import type { Clock } from '@/shared/clock.ports.ts';
import { meantEmail } from '@/shared/email.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import type { Credentials } from './login.ts';
import type {
  RefreshFailure,
  SessionGateway,
  SessionMarks,
  SignInFailure,
  TabChannel,
  TokenReader,
  TokenStore,
} from './session.ports.ts';
import { type AccessToken, freshToken, hasExpired, storedToken } from './session.ts';

export type SignIn = (credentials: Credentials, signal?: AbortSignal) => Promise<Outcome<AccessToken, SignInFailure>>;

/** Opens a session (AUTH-05); a missing token, or one that names no user, is a failure (AUTH-06). */
export function makeSignIn(gateway: SessionGateway, reader: TokenReader, clock: Clock): SignIn {
  return async ({ email, password }, signal) => {
    const answer = await gateway.signIn({ email: meantEmail(email), password }, signal);
    if (answer.kind === 'refused') return answer;
    const claims = reader.claims(answer.value);
    const token = claims && freshToken(answer.value, claims, clock.now().getTime());
    return token === undefined ? refused('signInFailed') : done(token);
  };
}

export type RefreshSession = (raw: string, signal?: AbortSignal) => Promise<Outcome<AccessToken, RefreshFailure>>;

/**
 * Refreshes a session (AUTH-14), so that changed roles take effect (AUTH-18). A new token that cannot be decoded ends
 * the session.
 */
export function makeRefreshSession(gateway: SessionGateway, reader: TokenReader, clock: Clock): RefreshSession {
  return async (raw, signal) => {
    const answer = await gateway.refresh(raw, signal);
    if (answer.kind === 'refused') return answer;
    const claims = reader.claims(answer.value);
    const token = claims && freshToken(answer.value, claims, clock.now().getTime());
    return token === undefined ? refused('over') : done(token);
  };
}

export type RestoreSession = (signal?: AbortSignal) => Promise<AccessToken | undefined>;

/**
 * Restores the session that this tab had before a reload, or takes over that of another tab (AUTH-10, AUTH-18). An
 * expired token is refreshed once; one that cannot be decoded counts as no session. When the server does not answer,
 * the session is kept as it is (REL-04).
 * @returns undefined for a visitor
 */
export function makeRestoreSession(
  store: TokenStore,
  reader: TokenReader,
  refresh: RefreshSession,
  tabs: TabChannel,
  marks: SessionMarks,
  clock: Clock,
): RestoreSession {
  return async (signal) => {
    const raw = store.read() ?? (marks.isOpen() ? await handedOver(tabs, marks) : undefined);
    const claims = raw === undefined ? undefined : reader.claims(raw);
    const token = raw === undefined || claims === undefined ? undefined : storedToken(raw, claims);
    if (token === undefined || !hasExpired(token, clock.now().getTime())) return token;
    const refreshed = await refresh(token.raw, signal);
    if (refreshed.kind === 'done') return refreshed.value;
    return refreshed.reason === 'unreachable' ? token : undefined;
  };
}

/**
 * When no tab answers, the mark is removed: a browser that was closed without signing out delays only its next visit.
 */
async function handedOver(tabs: TabChannel, marks: SessionMarks): Promise<string | undefined> {
  const raw = await tabs.askForSession();
  if (raw === undefined) marks.markClosed();
  return raw;
}
