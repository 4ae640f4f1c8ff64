/** The prefix of all caches; pages delete the caches by it (`site-worker.ts`). */
export const CACHE_PREFIX = 'site-';
