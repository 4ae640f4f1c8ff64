import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import { aRawToken } from '../builders/access-token.ts';
import { type Deferred, deferred, settled } from './deferred.ts';
import { answered, scriptedSender } from './scripted-sender.ts';

/** The n-th token of one session. */
export const tokenNumber = (generation: number, claims: Readonly<Record<string, unknown>> = {}): string =>
  aRawToken({ jti: generation, ...claims });

export const REFRESH = 'api/Account/Refresh';

/** A server whose refreshes the test answers; other calls are answered by the given function. */
export function slowRefreshServer(answer: (call: HttpCall) => Answer | Promise<Answer>) {
  const refreshes: Deferred<Answer>[] = [];
  const { send, calls } = scriptedSender((call) => {
    if (call.path !== REFRESH) return answer(call);
    const refresh = deferred<Answer>();
    refreshes.push(refresh);
    return refresh.promise;
  });
  return {
    send,
    refreshes,
    /** Calls other than refreshes, oldest first. */
    calls: () => calls.filter(({ path }) => path !== REFRESH),
    /** Answers the newest refresh with a token. */
    answerRefresh: async (token: string) => {
      refreshes.at(-1)?.resolve(answered(200, { accessToken: token }));
      await settled();
    },
  };
}
