import { ContainerModule } from 'inversify';
import {
  type PartiesOf,
  type ProvidedAttendance,
  provideAttendance,
  provideParties,
} from '@/content/machines/provide-attendance.ts';
import { makeAttend } from '@/content/use-cases/make-attend.ts';
import { makeReadAttendance } from '@/content/use-cases/make-read-attendance.ts';
import { ATTENDANCE_REPOSITORY, eventAttendanceBindings } from './event-attendance.bindings.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { CLOCK } from './tokens.ts';

const ATTENDANCE = token<ProvidedAttendance>('Attendance');
const PARTIES = token<PartiesOf>('Parties');

const bindings = new ContainerModule(({ bind }) => {
  bind(ATTENDANCE).toResolvedValue(
    (attendance, clock) => {
      const read = makeReadAttendance(attendance);
      return provideAttendance(read, makeAttend(attendance, read), clock);
    },
    [ATTENDANCE_REPOSITORY, CLOCK],
  );
  bind(PARTIES).toResolvedValue(provideParties, [ATTENDANCE_REPOSITORY]);
});

/** The answers to an event (MINE-05): a feature of its own, for signed-in users alone. */
export const eventAttendanceFeature = createFeature({ attendance: ATTENDANCE, partiesOf: PARTIES }, [
  eventAttendanceBindings,
  bindings,
]);
