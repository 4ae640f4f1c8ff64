import { type Answer, isGarbled } from './raw-answer.ts';

/** Carries a deed out under its key, which every try of it shares. */
type Named = (deed: string, carryOut: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Names deeds, so that a server can tell a repeated one from a second (`Idempotency-Key`): whatever repeats a request,
 * be it the browser on a broken line or a client after 403, repeats its key. When its answer is lost, the same deed keeps
 * its key the next time, unless another was begun in between: then it is a new one.
 */
export function makeIdempotencyKeys(): Named {
  let lost: string[] = [];
  return async (deed, carryOut) => {
    const [lostDeed, lostKey] = lost;
    // By hand, for `crypto.randomUUID` is there on safe origins alone.
    const key = deed === lostDeed && lostKey ? lostKey : crypto.getRandomValues(new Uint32Array(4)).join('-');
    lost = [];
    const answer = await carryOut(key);
    if (answer.kind === 'unanswered' || isGarbled(answer)) lost = [deed, key];
    return answer;
  };
}
