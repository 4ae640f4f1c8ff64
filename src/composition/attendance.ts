import { ContainerModule } from 'inversify';
import {
  type PartiesOf,
  type ProvidedAttendance,
  provideAttendance,
  provideParties,
} from '@/content/attendance/attendance.machine.ts';
import { makeAttend, makeReadAttendance } from '@/content/attendance/attendance.use-cases.ts';
import { createFeature } from './entry.ts';
import { ATTENDANCE_REPOSITORY, eventAttendanceBindings } from './event-attendance.bindings.ts';
import { LEAVE_QUESTION, leaveGuardBindings } from './leave-guard.ts';
import { membershipBindings, OWN_MEMBERSHIP } from './membership.ts';
import { CLOCK, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

const ATTENDANCE = token<ProvidedAttendance>('Attendance');
const PARTIES = token<PartiesOf>('Parties');

const bindings = new ContainerModule(({ bind }) => {
  bind(ATTENDANCE).toResolvedValue(
    (attendance, { isUnlinked }, clock, notifications, navigation) => {
      const read = makeReadAttendance(attendance, isUnlinked);
      return provideAttendance(read, makeAttend(attendance, read), clock, { notifications, navigation });
    },
    [ATTENDANCE_REPOSITORY, OWN_MEMBERSHIP, CLOCK, NOTIFICATIONS, NAVIGATION],
  );
  bind(PARTIES).toResolvedValue(provideParties, [ATTENDANCE_REPOSITORY]);
});

/** The answers to an event (MINE-05): a feature of its own, for signed-in users alone. */
export const eventAttendanceFeature = createFeature(
  { attendance: ATTENDANCE, partiesOf: PARTIES, leaveQuestion: LEAVE_QUESTION },
  [eventAttendanceBindings, membershipBindings, leaveGuardBindings, bindings],
);
