import type { HttpClient } from './http-client.ts';
import { nextTask } from './next-task.ts';
import type { Answer } from './raw-answer.ts';

/** The calls that go on when their page is left (`keepalive`). */
export interface LastingCalls {
  /** A client that keeps count of them. */
  readonly counting: (send: HttpClient) => HttpClient;
  /** Resolves when none is under way, and the one that ended last was followed by no other. */
  readonly ended: () => Promise<void>;
}

/**
 * Keeps count of calls that go on when their page is left: a logout waits for them, as it ends their token (AUTH-11).
 * @param turn resolves after all code that waits for a call that has ended: it may begin the next one
 */
export function makeLastingCalls(turn: () => Promise<void> = nextTask): LastingCalls {
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
      do {
        // oxlint-disable-next-line no-await-in-loop -- each round waits for the calls that the one before has begun
        await Promise.allSettled(underWay);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await turn();
      } while (underWay.size > 0);
    },
  };
}
