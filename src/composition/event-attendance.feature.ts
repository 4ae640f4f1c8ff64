import { ContainerModule } from 'inversify';
import { type AttendanceFactory, type PartiesOf, provideAttendance } from '@/content/machines/provide-attendance.ts';
import { makeAttend } from '@/content/use-cases/make-attend.ts';
import { makeReadAttendance } from '@/content/use-cases/make-read-attendance.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { EVENT_ATTENDANCE, eventAttendanceBindings } from './event-attendance.bindings.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { CLOCK } from './tokens.ts';

const ATTENDANCE = token<AttendanceFactory>('Attendance');
const PARTIES = token<PartiesOf>('Parties');

const bindings = new ContainerModule(({ bind }) => {
  bind(ATTENDANCE).toResolvedValue(
    (attendance, clock) => {
      const read = makeReadAttendance(attendance);
      return provideAttendance(read, makeAttend(attendance, read), clock);
    },
    [EVENT_ATTENDANCE, CLOCK],
  );
  bind(PARTIES).toResolvedValue(
    (attendance) => (id) => provideReadOnce({ read: (signal) => attendance.parties(id, signal) }),
    [EVENT_ATTENDANCE],
  );
});

/** The answers to an event (MINE-05): a feature of its own, for signed-in users alone. */
export const eventAttendanceFeature = createFeature({ attendanceAt: ATTENDANCE, partiesOf: PARTIES }, [
  eventAttendanceBindings,
  bindings,
]);
