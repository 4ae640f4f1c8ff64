import { isPathUnder, normalisePath } from '@/shared/domain/site-path.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';

/**
 * Goes to a page and calls back once the user is there: a page with unsaved changes asks before it is left. There is no call
 * when the user goes elsewhere instead.
 * @returns stops waiting
 */
export function goAndThen(navigation: Navigation, page: string, onArrival: () => void): () => void {
  const isThere = () => isPathUnder(navigation.current(), page);
  if (isThere()) {
    onArrival();
    return () => undefined;
  }
  const start = normalisePath(navigation.current());
  const end = navigation.onChange(() => {
    if (normalisePath(navigation.current()) === start) return;
    end();
    if (isThere()) onArrival();
  });
  navigation.goTo(page);
  return end;
}
