import type { Receiver } from '@/shared/machines/receiver.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { DatedEvent } from '../domain/church-event.ts';
import type { EventsPageNews } from './events-page.machine.ts';
import { isOnPage } from './page-address.ts';

/** Navigates to the day of a new event, where its page is still shown; else to that page. */
export const leadToEvent =
  (navigation: Navigation, page: Receiver<EventsPageNews>) =>
  ({ start: day }: DatedEvent, address: string) =>
  () =>
    isOnPage(navigation, address) ? page.send({ type: 'newEvent.asked', day }) : navigation.goTo(address);
