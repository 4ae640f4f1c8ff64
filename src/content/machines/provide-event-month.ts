import { notifyRemovals } from '@/shared/machines/removal-toasts.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { addressOfMonth, daysOfMonth } from '../domain/calendar-month.ts';
import type { EventCalendar } from '../ports/event-calendar.ts';
import type { EventPublisher } from '../ports/event-publisher.ts';
import type { ReadDaysBeside } from '../use-cases/make-read-days-beside.ts';
import { type ProvidedMonth, provideMonth } from './provide-month.ts';

/** The month of the church's events, which stands in the address (EVNT-01, EVNT-08). */
export function provideEventMonth(
  calendar: Pick<EventCalendar, 'during'>,
  publisher: EventPublisher,
  readAdjacentEvents: ReadDaysBeside,
  navigation: Navigation,
  notifications: Notifications,
): ProvidedMonth {
  return provideMonth({
    // A month that cannot be read shows its error in place: there is no toast (EVNT-07).
    read: (month, signal) => calendar.during(daysOfMonth(month), signal),
    remove: ({ id }) => publisher.remove(id),
    readAdjacentEvents,
    showAddress: (month) => navigation.goTo(addressOfMonth(navigation.current(), month)),
    ...notifyRemovals(notifications, 'event'),
  });
}
