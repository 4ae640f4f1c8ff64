import { ContainerModule } from 'inversify';
import { makeHttpEventCalendar } from '@/adapters/http/http-event-calendar.ts';
import * as tokens from './tokens.ts';

/** The events of the church, which the home page and the calendar read. */
export const eventCalendarBindings = new ContainerModule(({ bind }) => {
  bind(tokens.EVENT_CALENDAR).toResolvedValue(makeHttpEventCalendar, [tokens.AUTHENTICATED_CLIENT]);
});
