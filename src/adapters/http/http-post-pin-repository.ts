import type { PostPinRepository } from '@/content/ports/post-pin-repository.ts';
import { acknowledge } from './answer.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Pins posts over HTTP (EDIT-04).
 * @param send the authenticated client
 * @param item the path of a post, below the server's base address and without its id
 */
export const makeHttpPostPinRepository = (send: HttpClient, item: string): PostPinRepository => ({
  pin: async (id, until, signal) => {
    const path = `${item}/${encodeURIComponent(id)}/pin`;
    return acknowledge(await send({ method: 'PUT', path, json: { until: until ?? null }, signal }));
  },
});
