import { ContainerModule } from 'inversify';
import { makeHttpEventAttendance } from '@/adapters/http/http-event-attendance.ts';
import type { EventAttendance } from '@/content/ports/event-attendance.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

export const EVENT_ATTENDANCE = token<EventAttendance>('EventAttendance');

/** The answers to events (MINE-05): for the page of an event, and for the user's next events on their own page. */
export const eventAttendanceBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_ATTENDANCE).toResolvedValue(makeHttpEventAttendance, [AUTHENTICATED_CLIENT]);
});
