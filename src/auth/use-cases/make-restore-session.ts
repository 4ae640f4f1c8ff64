import type { Clock } from '@/shared/ports/clock.ts';
import { type AccessToken, hasExpired, keptToken } from '../domain/access-token.ts';
import type { SessionMarks } from '../ports/session-marks.ts';
import type { TabChannel } from '../ports/tab-channel.ts';
import type { TokenReader } from '../ports/token-reader.ts';
import type { TokenStore } from '../ports/token-store.ts';
import type { RefreshSession } from './make-refresh-session.ts';

export type RestoreSession = (signal?: AbortSignal) => Promise<AccessToken | undefined>;

/**
 * The session that this tab had before the page was loaded, or that another tab hands to a new one (AUTH-10, AUTH-18):
 * an expired token is refreshed once, a broken one is no session. When the server cannot be asked, the session is kept as it is (REL-04).
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
    const token = raw === undefined || claims === undefined ? undefined : keptToken(raw, claims);
    if (token === undefined || !hasExpired(token, clock.now().getTime())) return token;
    const refreshed = await refresh(token.raw, signal);
    if (refreshed.kind === 'done') return refreshed.value;
    return refreshed.reason === 'unreachable' ? token : undefined;
  };
}

/** The mark of a browser that was closed without a logout keeps one visit waiting, and no other. */
async function handedOver(tabs: TabChannel, marks: SessionMarks): Promise<string | undefined> {
  const raw = await tabs.askForSession();
  if (raw === undefined) marks.close();
  return raw;
}
