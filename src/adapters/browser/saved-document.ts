import { normalisePath } from '@/shared/domain/site-path.ts';
import type { SavedCopies } from '@/shared/ports/saved-copies.ts';

/**
 * Notes when the page itself was saved, if the worker served it from this device. The worker says so in the
 * `Server-Timing` header, the only one of its own that a page can read (`adapters/worker/saved-copy.ts`).
 */
export function withSavedDocument(copies: SavedCopies): SavedCopies {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    const savedAt = list.getEntries().map(savedTiming)[0];
    // Only for this page: it is dropped once another page is shown, and the empty page has no address of its own.
    const served = document.getElementById('root')?.dataset['path'];
    if (savedAt !== undefined && served === normalisePath(window.location.pathname)) copies.note('page', savedAt);
  });
  observer.observe({ type: 'navigation', buffered: true });
  return copies;
}

function savedTiming(entry: PerformanceEntry): string | undefined {
  const timings: unknown = Reflect.get(entry, 'serverTiming');
  if (!Array.isArray(timings)) return undefined;
  return timings.find(({ name }: PerformanceServerTiming) => name === 'saved')?.description;
}
