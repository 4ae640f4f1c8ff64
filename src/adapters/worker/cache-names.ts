/** All caches begin so; pages delete them by it (`browser-site-worker.ts`). */
export const CACHE_PREFIX = 'site-';
