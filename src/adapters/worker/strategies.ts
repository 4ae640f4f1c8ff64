import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { speaksFor } from './later-bulletin.ts';
import { ownFiles } from './own-files.ts';
import { SAVED_AT } from './saved-copy.ts';
import { pageKey } from './site-requests.ts';
import { MATCH, savedIn, saving, stores } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the network has the word where something is saved: a line that hardly carries is no line. */
const PATIENCE_S = { page: 5, list: 8 } as const;

export const absolute = (path: string): string => new URL(path, self.location.origin).href;

/** The newest page while there is a line; else the saved one, or the empty page, in which the program shows its own. */
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
 * Files whose names change with their content: those of older builds stay too, for the tabs that still run them
 * (OFFL-04), until others need the room.
 */
export const assets = new CacheFirst({
  cacheName: stores.asset.cacheName,
  matchOptions: MATCH,
  plugins: [saving('asset', new Set(ownFiles.minimum.map(absolute)))],
});

/** Without a line, what a visitor was answered last: a signed-in user's answers are never saved (OFFL-03). */
export const lists = new NetworkFirst({
  cacheName: stores.list.cacheName,
  matchOptions: MATCH,
  networkTimeoutSeconds: PATIENCE_S.list,
  plugins: [saving('list'), { handlerDidError: async ({ request }) => noneOfThatSunday(request.url) }],
});

/** Only as what the page itself could read: of any other answer a browser does not tell the size. */
export const pictures = new NetworkFirst({
  cacheName: stores.picture.cacheName,
  matchOptions: MATCH,
  plugins: [
    saving('picture'),
    { requestWillFetch: async ({ request }) => new Request(request.url, { mode: 'cors', credentials: 'omit' }) },
  ],
});

/** As if there were no worker. */
export const unchanged = new NetworkOnly();

async function noneOfThatSunday(url: string): Promise<Response | undefined> {
  const speaking = speaksFor(url, await savedIn('list'));
  if (speaking === undefined) return undefined;
  return new Response(null, { status: 404, headers: { [SAVED_AT]: new Date(speaking.at).toISOString() } });
}
