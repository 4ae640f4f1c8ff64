import type { Clock } from '@/shared/ports/clock.ts';
import { type AccessToken, hasExpired, keptToken } from '../domain/access-token.ts';
import type { TokenReader } from '../ports/token-reader.ts';
import type { TokenStore } from '../ports/token-store.ts';
import type { RefreshSession } from './make-refresh-session.ts';

export type RestoreSession = (signal?: AbortSignal) => Promise<AccessToken | undefined>;

/**
 * The session that this tab had before the page was loaded (AUTH-10): an expired token is refreshed once, a broken one
 * is no session. When the server cannot be asked, the session is kept as it is (REL-04).
 * @returns undefined for a visitor
 */
export function makeRestoreSession(
  store: TokenStore,
  reader: TokenReader,
  refresh: RefreshSession,
  clock: Clock,
): RestoreSession {
  return async (signal) => {
    const raw = store.read();
    const claims = raw === undefined ? undefined : reader.claims(raw);
    const token = raw === undefined || claims === undefined ? undefined : keptToken(raw, claims);
    if (token === undefined || !hasExpired(token, clock.now().getTime())) return token;
    const renewed = await refresh(token.raw, signal);
    if (renewed.kind === 'done') return renewed.value;
    return renewed.reason === 'unreachable' ? token : undefined;
  };
}
