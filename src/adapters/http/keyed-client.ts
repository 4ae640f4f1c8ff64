import type { HttpClient } from './http-client.ts';
import { type Answer, isGarbled } from './raw-answer.ts';

/**
 * Adds an idempotency key to every call that writes (REL-16).
 * @param takesKeys whether the server accepts the header
 */
export function createKeyedClient(send: HttpClient, takesKeys = true): HttpClient {
  if (!takesKeys) return send;
  const withKey = makeIdempotencyKeys();
  return (call) => {
    const { method = 'GET', path, json, ifMatch } = call;
    if (method === 'GET') return send(call);
    return withKey(JSON.stringify([method, path, json, ifMatch]), (key) => send({ ...call, key }));
  };
}

/** Sends a write with its key, which all its attempts share. */
type WithKey = (write: string, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Gives each write an `Idempotency-Key`, by which the server recognises a repetition, whether by the browser on a bad
 * network or by a client after a 403. When the answer was lost, the same write gets the same key the next time, unless
 * another write was sent in between.
 */
export function makeIdempotencyKeys(): WithKey {
  let lost: string[] = [];
  return async (write, send) => {
    const [lostWrite, lostKey] = lost;
    // Not `crypto.randomUUID`, which exists only in secure contexts.
    const key = write === lostWrite && lostKey ? lostKey : crypto.getRandomValues(new Uint32Array(4)).join('-');
    lost = [];
    const answer = await send(key);
    if (answer.kind === 'unanswered' || isGarbled(answer)) lost = [write, key];
    return answer;
  };
}
