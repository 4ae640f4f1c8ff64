import type { Failure } from '@/shared/domain/outcome.ts';
import type { FailureLog } from '@/shared/ports/failure-log.ts';
import type { HttpClient } from './http-client.ts';
import { failureOfAnswer, isSuccess } from './raw-answer.ts';

/**
 * Notes every call that failed, and why: once, however often it was repeated (LIST-03, EVNT-07). What nobody waits for
 * any more has not failed. Nothing secret is noted: of an address the path alone, for a query may hold a code.
 */
export function createLoggedClient(send: HttpClient, log: FailureLog): HttpClient {
  return async (call) => {
    const answer = await send(call);
    const note = (reason: Failure) => log.note(`${call.method ?? 'GET'} ${call.path.split('?')[0]}`, reason);
    if (answer.kind === 'answered' && isSuccess(answer)) return { ...answer, doubt: () => note('malformed') };
    const reason = failureOfAnswer(answer);
    if (reason !== 'aborted') note(reason);
    return answer;
  };
}
