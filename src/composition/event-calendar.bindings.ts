import { ContainerModule } from 'inversify';
import { makeHttpEventCalendar } from '@/adapters/http/http-event-calendar.ts';
import { EVENT_CALENDAR } from './events.tokens.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

/** The events of the church, which the home page and the calendar read. */
export const eventCalendarBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_CALENDAR).toResolvedValue(makeHttpEventCalendar, [AUTHENTICATED_CLIENT]);
});
