import type { Clock } from '@/shared/ports/clock.ts';
import { type AccessToken, hasExpired, storedToken } from '../domain/access-token.ts';
import type { SessionMarks } from '../ports/session-marks.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { TokenReader } from '../ports/token-reader.ts';
import type { TokenStore } from '../ports/token-store.ts';
import type { RefreshSession } from './make-refresh-session.ts';

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
