import { isSamePage } from '@/shared/domain/page-query.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { DatedEvent } from '../domain/church-event.ts';
import type { EventsPageNews } from './events-page.machine.ts';

/** Whether the user is on a page, whatever its query is. */
export const isOnPage = (navigation: Navigation, page: string): boolean => isSamePage(navigation.current(), page);

/**
 * Navigates to an address of a page. On the page itself the address replaces the current one, so that Back still leaves
 * the page.
 */
export function showOnPage(navigation: Navigation, page: string, address: string): void {
  if (isOnPage(navigation, page)) navigation.replace(address);
  else navigation.goTo(address);
}

/** Navigates to the day of a new event, where its page is still shown; else to that page. */
export const leadToEvent =
  (navigation: Navigation) =>
  ({ start: day }: DatedEvent, address: string, page: Receiver<EventsPageNews>) =>
  () =>
    isOnPage(navigation, address) ? page.send({ type: 'newEvent.asked', day }) : navigation.goTo(address);
