import type { RequestHandler } from 'msw';
import { attendance } from '../api/attendance.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/attendance.ts';
import { calendarFeed } from '../church/rules/calendar-feed.ts';
import { calendarReply } from './support/calendar-reply.ts';
import { answering } from './support/endpoint.ts';

/** MINE-05. */
export function attendanceHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(attendance.readCalendar, () => calendarFeed(church), calendarReply),
    answer(attendance.attend, ({ params, body }, { accountId }) =>
      rules.attend(church, { eventId: params.id, accountId, people: body.people }),
    ),
    answer(attendance.listAttendance, ({ params }) => rules.listAttendance(church, params.id)),
    answer(attendance.listOwnAttendance, (_, { accountId }) => rules.ownAttendance(church, accountId)),
  ];
}
