import { registerQuotaErrorCallback } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_PREFIX } from './cache-names.ts';
import { ownFiles } from './own-files.ts';
import { overflow, readSaved, SAVED_AT, type Saved, savedCopy, speaksFor } from './saved-copies.ts';
import { isSavable, type Kind, pageKey } from './site-requests.ts';

declare const self: ServiceWorkerGlobalScope;

const MB = 1_000_000;
const REST_MS = 2000;

/** The caches and the maximum size of each: 50 MB together (OFFL-03). The page deletes them by the same prefix. */
export const stores: Readonly<Record<Kind, { readonly cacheName: string; readonly most: number }>> = {
  page: { cacheName: `${CACHE_PREFIX}pages`, most: 6 * MB },
  asset: { cacheName: `${CACHE_PREFIX}assets`, most: 12 * MB },
  list: { cacheName: `${CACHE_PREFIX}lists`, most: 2 * MB },
  picture: { cacheName: `${CACHE_PREFIX}pictures`, most: 30 * MB },
};

/** Servers vary their answers by origin and cookie; only answers that are the same for all users are saved here. */
export const MATCH = { ignoreVary: true };

/**
 * The plugin with which a strategy saves answers of a kind: only those that may be saved, with the time, and within the
 * limit.
 */
function saving(kind: Kind, spared: ReadonlySet<string> = new Set()): WorkboxPlugin {
  const trim = coalesced(() => trimStore(kind, spared));
  return {
    // By its address alone: the headers of a request are not saved.
    cacheKeyWillBeUsed: async ({ request }) => (kind === 'page' ? pageKey(request.url) : request.url),
    cacheWillUpdate: async ({ request, response }) =>
      isSavable(kind, request, response) ? savedCopy(response, new Date()) : null,
    cacheDidUpdate: async ({ event }) => {
      if (event instanceof ExtendableEvent) event.waitUntil(trim());
    },
  };
}

async function savedIn(kind: Kind): Promise<readonly Saved[]> {
  const cache = await self.caches.open(stores[kind].cacheName);
  const saved = (await cache.keys()).map(async ({ url }) => {
    const answer = await cache.match(url, MATCH);
    return answer === undefined ? [] : [readSaved(url, answer)];
  });
  return (await Promise.all(saved)).flat();
}

async function trimStore(kind: Kind, spared: ReadonlySet<string>): Promise<void> {
  const cache = await self.caches.open(stores[kind].cacheName);
  const gone = overflow(await savedIn(kind), stores[kind].most, spared);
  await Promise.all(gone.map((url) => cache.delete(url, MATCH)));
}

/** Runs the function once for all calls within a short time: a page's requests come in bursts. */
function coalesced(run: () => Promise<void>): () => Promise<void> {
  let next: Promise<void> | undefined;
  return () => {
    next ??= pause(REST_MS).then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}

/** There is no event for the end of a burst. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

// When the device has no room, the pictures are deleted first: they can be fetched again.
registerQuotaErrorCallback(() => self.caches.delete(stores.picture.cacheName).then(() => undefined));

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
