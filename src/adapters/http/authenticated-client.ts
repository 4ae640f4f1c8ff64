import type { SessionAuthority } from '@/auth/ports/session-authority.ts';
import type { HttpClient } from './http-client.ts';
import type { Answer } from './raw-answer.ts';

/**
 * Adds the session's token (AUTH-17) and repeats requests that carried one by two rules: after a 401 once (AUTH-13),
 * after a 403 once with a newer token (AUTH-14). No request is sent more than twice; a second 401 is passed on and ends
 * no session (REL-02).
 * A visitor's request carries no token and is never repeated (LIST-05). A signed-in user's request is not sent without
 * a token when the session ends meanwhile (AUTH-15).
 */
export function createAuthenticatedClient(send: HttpClient, authority: SessionAuthority): HttpClient {
  return async (call) => {
    const goesOn = call.keepalive === true;
    const bearer = await authority.bearer(goesOn);
    if (call.signal?.aborted === true) return { kind: 'unanswered', reason: 'aborted' };
    if (bearer.kind === 'over') return { kind: 'unanswered', reason: 'unauthorized' };
    if (bearer.kind === 'visitor') return send({ ...call, bearer: undefined });
    const { token } = bearer;
    const first = await send({ ...call, bearer: token });
    if (hasStatus(first, 401)) return again(call, token);
    if (!hasStatus(first, 403)) return first;

    const refresh = await authority.refresh(token, goesOn);
    // Without an answer to the refresh there is none to the call either (AUTH-16): the session may still hold.
    if (refresh.kind === 'unreachable') return { kind: 'unanswered', reason: 'networkError' };
    if (refresh.kind === 'over') return { kind: 'unanswered', reason: 'unauthorized' };
    if (refresh.kind === 'forbidden') return first;
    const second = await again(call, refresh.token);
    if (hasStatus(second, 403)) authority.reportForbidden(refresh.token);
    return second;
  };

  async function again(call: Parameters<HttpClient>[0], token: string): Promise<Answer> {
    const answer = await send({ ...call, bearer: token });
    if (hasStatus(answer, 401)) authority.reportRejected(token);
    return answer;
  }
}

function hasStatus(answer: Answer, status: number): boolean {
  return answer.kind === 'answered' && answer.status === status;
}
