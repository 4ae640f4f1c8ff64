import { normalisePath } from '@/shared/domain/site-path.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';

/** Whether the reader is on a page, whatever it shows them there. */
export const isOnPage = (navigation: Navigation, page: string): boolean =>
  normalisePath(navigation.current()) === normalisePath(page);

/**
 * Leads to an address of a page. On the page itself it takes the place of the one before, so that Back leads away from
 * the page as ever.
 */
export function showOnPage(navigation: Navigation, page: string, address: string): void {
  if (isOnPage(navigation, page)) navigation.replace(address);
  else navigation.goTo(address);
}
