import { ContainerModule } from 'inversify';
import { makeHttpEventAttendance } from '@/adapters/http/http-event-attendance.ts';
import { type AttendanceFactory, type PartiesOf, provideAttendance } from '@/content/machines/provide-attendance.ts';
import { makeAttend } from '@/content/use-cases/make-attend.ts';
import { makeReadAttendance } from '@/content/use-cases/make-read-attendance.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK } from './tokens.ts';

const ATTENDANCE = token<AttendanceFactory>('Attendance');
const PARTIES = token<PartiesOf>('Parties');

const bindings = new ContainerModule(({ bind }) => {
  bind(ATTENDANCE).toResolvedValue(
    (send, clock) => {
      const attendance = makeHttpEventAttendance(send);
      const read = makeReadAttendance(attendance);
      return provideAttendance(read, makeAttend(attendance, read), clock);
    },
    [AUTHENTICATED_CLIENT, CLOCK],
  );
  bind(PARTIES).toResolvedValue(
    (send) => {
      const attendance = makeHttpEventAttendance(send);
      return (id) => provideReadOnce({ read: (signal) => attendance.parties(id, signal) });
    },
    [AUTHENTICATED_CLIENT],
  );
});

/** Who comes to an event (MINE-05): a feature of its own, for signed-in users alone. */
export const eventAttendanceFeature = createFeature({ attendanceAt: ATTENDANCE, partiesOf: PARTIES }, [bindings]);
