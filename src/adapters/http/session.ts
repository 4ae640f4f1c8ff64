import type { SessionGateway, SignInFailure } from '@/auth/session.ports.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { FailureLog } from '@/shared/notifications.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { type Answer, acknowledge, isSuccess, malformed, refusedUntil } from './answers.ts';
import { authenticated, type HttpClient, logged } from './client.ts';

/**
 * Sessions over HTTP. In the answers to login and refresh, 401 and 403 have a meaning of their own (AUTH-13).
 * @param clock tells when a login is answered again
 */
export function makeHttpSessionGateway(
  client: HttpClient,
  log: FailureLog,
  clock: Pick<Clock, 'now'> = { now: () => new Date() },
): SessionGateway {
  const send = logged(client, log);
  const refresh: SessionGateway['refresh'] = async (ended, signal) => {
    const answer = await send({ method: 'POST', path: 'api/Account/Refresh', json: { accessToken: ended }, signal });
    const token = grantedToken(answer);
    if (token !== undefined) return done(token);
    return refused(isFailure(answer) ? 'over' : 'unreachable');
  };

  return {
    refresh,
    signIn: async ({ email, password }, signal) => {
      const answer = await send({ method: 'POST', path: 'api/account/login', json: { email, password }, signal });
      const token = grantedToken(answer);
      return token === undefined ? refused(signInFailure(answer, clock.now())) : done(token);
    },
    revoke: async (token) => {
      // The session is no longer in this tab, but its token may have expired: it is refreshed here, without the session
      // machine (AUTH-14).
      const revoking = authenticated(client, {
        bearer: () => Promise.resolve({ kind: 'authenticated', token }),
        refresh: async (used) => {
          const refreshed = await refresh(used);
          return refreshed.kind === 'done' ? { kind: 'refreshed', token: refreshed.value } : { kind: refreshed.reason };
        },
        reportForbidden: () => undefined,
        reportRejected: () => undefined,
        reportAccepted: () => undefined,
      });
      const answer = await logged(revoking, log)({ method: 'DELETE', path: 'api/Account/Revoke', keepalive: true });
      const isCarriedOut = answer.kind === 'answered' && answer.status === 200;
      return isCarriedOut && acknowledge(answer).kind === 'done' ? done(null) : refused('notRevoked');
    },
  };
}

/** Parsed by hand: the core is loaded on every page, and a schema library would be a fifth of it. */
function grantedToken(answer: Answer): string | undefined {
  if (answer.kind === 'unanswered' || !isSuccess(answer)) return undefined;
  const { body } = answer;
  const named = typeof body === 'object' && body !== null && 'accessToken' in body;
  if (named && typeof body.accessToken === 'string' && body.accessToken !== '') return body.accessToken;
  malformed(answer);
  return undefined;
}

/** 400, 401 and 403 end the session; any other answer leaves it unknown (REL-04). */
function isFailure(answer: Answer): boolean {
  return answer.kind === 'answered' && [400, 401, 403].includes(answer.status);
}

function signInFailure(answer: Answer, now: Date): SignInFailure {
  if (answer.kind === 'unanswered') return 'noServerResponse';
  if (isSuccess(answer)) return 'signInFailed';
  if (answer.status === 400) return 'missingCredentials';
  return answer.status === 401 ? 'badCredentials' : (refusedUntil(answer, now) ?? 'signInFailed');
}
