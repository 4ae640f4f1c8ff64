import type { HttpClient } from './http-client.ts';
import type { Answer } from './raw-answer.ts';

/** The calls that go on when their page is left (`keepalive`). */
export interface LastingCalls {
  /** A client that keeps count of them. */
  readonly counting: (send: HttpClient) => HttpClient;
  /** Resolves when those that are under way now have ended. */
  readonly ended: () => Promise<void>;
}

/** Keeps count of calls that go on when their page is left: a logout waits for them, as it ends their token (AUTH-11). */
export function makeLastingCalls(): LastingCalls {
  const underWay = new Set<Promise<Answer>>();
  return {
    counting: (send) => async (call) => {
      const answer = send(call);
      if (call.keepalive === true) underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    ended: async () => {
      await Promise.allSettled(underWay);
    },
  };
}
