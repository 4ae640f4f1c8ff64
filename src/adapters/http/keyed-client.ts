import type { HttpClient } from './http-client.ts';
import { makeIdempotencyKeys } from './idempotency-keys.ts';

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
