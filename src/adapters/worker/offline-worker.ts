import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { clear, saveBulletinOf, saveMinimum, saveRest, saveVisitorCopy } from './save-ahead.ts';
import { type Kind, kindOf } from './site-requests.ts';
import { absolute, assets, lists, pages, pictures, unchanged } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * The service worker of the production site: while offline it serves saved copies from the device (OFFL-02). While
 * online, the network comes first, so that a new build or a new announcement is shown at once. It never replaces an
 * older worker while a tab is open: both use the same caches, and no tab waits for the newer one (OFFL-04). Nor does
 * the first worker take over the page that installed it: Firefox aborts the pending requests of such a page.
 */

const places = { site: self.location.origin, api: absolute(API_BASE_URL) };

const isOf =
  (kind: Kind) =>
  ({ request }: { readonly request: Request }) =>
    kindOf(request, places) === kind;

self.addEventListener('install', (event) => event.waitUntil(saveMinimum(event)));
self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'keep-rest') event.waitUntil(saveRest(event));
  if (data === 'clear') event.waitUntil(clear().then(() => ports[0]?.postMessage('cleared')));
});
enableNavigationPreload();

registerRoute(isOf('page'), pages);
registerRoute(isOf('asset'), assets);
registerRoute(isOf('list'), async ({ request, event }) => {
  const answer = await lists.handle({ request, event });
  if (request.headers.has('authorization') && answer.ok) event.waitUntil(saveVisitorCopy(request.url, event));
  return answer;
});
registerRoute(isOf('picture'), picture);

/** Servers may not allow other origins to read their pictures: these are shown, and not saved. */
let blocked = 0;
const MOST_BLOCKED = 2;

async function picture({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  if (blocked < MOST_BLOCKED) {
    try {
      const answer = await pictures.handle({ request, event });
      blocked = 0;
      event.waitUntil(saveBulletinOf(request.url, event));
      return answer;
    } catch {
      // Requested as the page would have without a worker.
    }
  }
  const plain = await unchanged.handle({ request, event });
  blocked += 1;
  return plain;
}
