import type { Failure } from '@/shared/domain/outcome.ts';
import type { FailureLog } from '@/shared/ports/failure-log.ts';
import type { HttpClient } from './http-client.ts';
import { failureOfAnswer, isSuccess } from './raw-answer.ts';

/**
 * Logs every failed call with its reason, once, however often it was repeated (LIST-03, EVNT-07). An aborted call is
 * not a failure. No secrets are logged: only the path of an address, since a query may contain a code.
 */
export function createLoggedClient(send: HttpClient, log: FailureLog): HttpClient {
  return async (call) => {
    const answer = await send(call);
    const note = (reason: Failure) => log.note(`${call.method ?? 'GET'} ${call.path.split('?')[0]}`, reason);
    if (answer.kind === 'answered' && isSuccess(answer)) return { ...answer, logMalformed: () => note('malformed') };
    const reason = failureOfAnswer(answer);
    if (reason !== 'aborted') note(reason);
    return answer;
  };
}
