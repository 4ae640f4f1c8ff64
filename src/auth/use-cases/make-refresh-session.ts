import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { type AccessToken, freshToken } from '../domain/access-token.ts';
import type { RefreshFailure, SessionGateway } from '../ports/session-gateway.ts';
import type { TokenReader } from '../ports/token-reader.ts';

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
