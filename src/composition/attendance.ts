import { makeHttpAttendanceRepository } from '@/adapters/http/attendance.ts';
import { provideAttendance, provideParties } from '@/content/attendance/attendance.machine.ts';
import { makeAttend, makeReadAttendance } from '@/content/attendance/attendance.use-cases.ts';
import { entry } from './entry.ts';
import { makeLeaveQuestion } from './leave-guard.ts';
import { OWN_MEMBERSHIP } from './membership.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The answers to an event (MINE-05): an entry of its own, for signed-in users alone. */
export const attendanceEntry = entry({
  attendance: (get) => {
    const attendance = makeHttpAttendanceRepository(get(AUTHENTICATED_CLIENT));
    const read = makeReadAttendance(attendance, get(OWN_MEMBERSHIP).isUnlinked);
    return provideAttendance(read, makeAttend(attendance, read), get(CLOCK), {
      notifications: get(NOTIFICATIONS),
      navigation: get(NAVIGATION),
    });
  },
  partiesOf: (get) => provideParties(makeHttpAttendanceRepository(get(AUTHENTICATED_CLIENT))),
  leaveQuestion: makeLeaveQuestion,
});
