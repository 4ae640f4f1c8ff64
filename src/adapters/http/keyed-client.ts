import type { HttpClient } from './http-client.ts';
import { makeIdempotencyKeys } from './idempotency-keys.ts';

/**
 * Gives every call that changes something the key of its deed (REL-16).
 * @param takesKeys whether the server may be sent one
 */
export function createKeyedClient(send: HttpClient, takesKeys = true): HttpClient {
  if (!takesKeys) return send;
  const named = makeIdempotencyKeys();
  return (call) => {
    const { method = 'GET', path, json, ifMatch } = call;
    if (method === 'GET') return send(call);
    return named(JSON.stringify([method, path, json, ifMatch]), (key) => send({ ...call, key }));
  };
}
