import { CACHE_PREFIX } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Stands in the place of the worker where a build has none: the browser finds it when it looks for a newer one, and with
 * it everything that the worker has saved goes.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
