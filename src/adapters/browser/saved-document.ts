import { normalisePath } from '@/shared/domain/site-path.ts';
import type { SavedCopies } from '@/shared/ports/saved-copies.ts';

/**
 * Notes when the page itself was saved, if it was served from this device. The worker says so in a header
 * (`adapters/worker/saved-copy.ts`); a page can read no other of its own.
 */
export function withSavedDocument(copies: SavedCopies): SavedCopies {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    const savedAt = list.getEntries().map(savedTiming)[0];
    // Gone once another page is shown; and the empty page has none of this address.
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
