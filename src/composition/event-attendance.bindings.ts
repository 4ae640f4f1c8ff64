import { ContainerModule } from 'inversify';
import { makeHttpAttendanceRepository } from '@/adapters/http/attendance.ts';
import type { AttendanceRepository } from '@/content/attendance/attendance.ports.ts';
import { AUTHENTICATED_CLIENT, token } from './tokens.ts';

export const ATTENDANCE_REPOSITORY = token<AttendanceRepository>('AttendanceRepository');

/** The answers to events (MINE-05): for the page of an event, and for the user's next events on their own page. */
export const eventAttendanceBindings = new ContainerModule(({ bind }) => {
  bind(ATTENDANCE_REPOSITORY).toResolvedValue(makeHttpAttendanceRepository, [AUTHENTICATED_CLIENT]);
});
