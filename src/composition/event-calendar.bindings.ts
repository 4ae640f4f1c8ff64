import { ContainerModule } from 'inversify';
import { makeHttpEventCalendar } from '@/adapters/http/http-event-calendar.ts';
import type { EventCalendar } from '@/content/ports/event-calendar.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

export const EVENT_CALENDAR = token<EventCalendar>('EventCalendar');

/** The events of the church, which the home page and the calendar read. */
export const eventCalendarBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_CALENDAR).toResolvedValue(makeHttpEventCalendar, [AUTHENTICATED_CLIENT]);
});
