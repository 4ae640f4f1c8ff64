import { ContainerModule } from 'inversify';
import { makeHttpEventAttendance } from '@/adapters/http/http-event-attendance.ts';
import type { EventAttendance } from '@/content/ports/event-attendance.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

export const EVENT_ATTENDANCE = token<EventAttendance>('EventAttendance');

/** Who comes to events (MINE-05): the page of an event and that of one's own next events ask for it. */
export const eventAttendanceBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_ATTENDANCE).toResolvedValue(makeHttpEventAttendance, [AUTHENTICATED_CLIENT]);
});
