import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { speaksFor } from './later-bulletin.ts';
import { ownFiles } from './own-files.ts';
import { SAVED_AT } from './saved-copy.ts';
import { pageKey } from './site-requests.ts';
import { MATCH, savedIn, saving, stores } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long to wait for the network where a saved copy exists: an extremely slow network counts as none. */
const PATIENCE_S = { page: 5, list: 8 } as const;

export const absolute = (path: string): string => new URL(path, self.location.origin).href;

/** The newest page while online; else the saved one, or the empty page, in which the program renders its own. */
export const pages = new NetworkFirst({
  cacheName: stores.page.cacheName,
  matchOptions: MATCH,
  networkTimeoutSeconds: PATIENCE_S.page,
  plugins: [
    saving('page', new Set(['/', ownFiles.shell].map((path) => pageKey(absolute(path))))),
    { handlerDidError: () => self.caches.match(pageKey(absolute(ownFiles.shell)), MATCH) },
  ],
});

/**
 * Files whose names change with their content: those of older builds are kept, for tabs that still run them (OFFL-04),
 * until others need the room.
 */
export const assets = new CacheFirst({
  cacheName: stores.asset.cacheName,
  matchOptions: MATCH,
  plugins: [saving('asset', new Set(ownFiles.minimum.map(absolute)))],
});

/** The last answer to a visitor, while offline: a signed-in user's answers are never saved (OFFL-03). */
export const lists = new NetworkFirst({
  cacheName: stores.list.cacheName,
  matchOptions: MATCH,
  networkTimeoutSeconds: PATIENCE_S.list,
  plugins: [saving('list'), { handlerDidError: async ({ request }) => noneOfThatSunday(request.url) }],
});

/** Only with CORS: browsers do not tell the size of an opaque answer. */
export const pictures = new NetworkFirst({
  cacheName: stores.picture.cacheName,
  matchOptions: MATCH,
  plugins: [
    saving('picture'),
    { requestWillFetch: async ({ request }) => new Request(request.url, { mode: 'cors', credentials: 'omit' }) },
  ],
});

/** Not handled by the worker. */
export const unchanged = new NetworkOnly();

async function noneOfThatSunday(url: string): Promise<Response | undefined> {
  const speaking = speaksFor(url, await savedIn('list'));
  if (speaking === undefined) return undefined;
  return new Response(null, { status: 404, headers: { [SAVED_AT]: new Date(speaking.at).toISOString() } });
}
