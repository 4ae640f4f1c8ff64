import { CACHE_PREFIX } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Replaces the worker where a build has none: the browser finds it when it looks for a newer worker. It deletes
 * everything that the worker has saved, and unregisters itself.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
