import * as z from 'zod';
import type { attendance, events } from '../api/events.ts';
import { eventTypes } from '../church/schemas/content.ts';
import { answer, type DocumentationOf, id } from './documentation.ts';
import { AN_EDIT, edited, restoring, WITHOUT_EDITING } from './posts.ts';

export const event = z
  .strictObject({
    id,
    name: z.string(),
    start: z.iso.date(),
    end: z.iso.date(),
    type: z.enum(eventTypes),
    hostedBy: z.string(),
    edited,
    limit: z
      .optional(id)
      .meta({ description: 'How many people there is room for; absent where that is not limited. Added.' }),
    waitingList: z
      .optional(z.boolean())
      .meta({ description: 'Whether those for whom there is no room may wait. Added.' }),
    coming: z.optional(z.int().min(0)).meta({ description: 'How many people come, where there is a limit. Added.' }),
    queued: z.optional(z.int().min(0)).meta({
      description:
        'How many people wait, where there is a limit that has room for them: the next free places are theirs. Added.',
    }),
  })
  .meta({ id: 'Event', description: '`start` and `end` are the first and the last day, both included.' });

const anEvent = {
  name: '여전도회 바자회',
  start: '2026-11-21',
  end: '2026-11-21',
  type: '일반행사',
  hostedBy: '여전도회',
} as const;

const PLACES = { limit: 40, waitingList: true };

const WRONG_EVENT =
  'A field is wrong, the end is before the start, or the limit below the number of people who already come.';

export const eventDocs: DocumentationOf<typeof events> = {
  listEvents: {
    summary: 'Every event that touches a span of days, the earliest first',
    requirements: ['EVNT-02', 'LIST-05'],
    answer: answer(z.array(event), [{ id: 4, ...anEvent }]),
  },
  readEvent: {
    summary: 'One event',
    requirements: ['PAGE-01', 'EDIT-01'],
    answer: answer(event, { id: 4, ...anEvent }, { tagged: true }),
    without: 'The page of an event looks for it in the month that its address names.',
  },
  postEvent: {
    summary: 'Add an event',
    requirements: ['EVNT-05'],
    request: { ...anEvent, ...PLACES },
    answer: answer(event, { id: 4, ...anEvent, ...PLACES, coming: 0, queued: 0 }),
    errors: { 400: 'A field is wrong, or the end is before the start.' },
  },
  changeEvent: {
    summary: 'Change an event',
    description:
      'Without `limit` or `waitingList` it keeps what it has; `null` takes the limit away. Those who wait move up by themselves.',
    requirements: ['EDIT-01', 'EDIT-02', 'MINE-05'],
    request: { ...anEvent, ...PLACES },
    answer: answer(event, { id: 4, ...anEvent, ...PLACES, coming: 12, queued: 0, edited: AN_EDIT }, { tagged: true }),
    errors: { 400: WRONG_EVENT },
    without: WITHOUT_EDITING,
  },
  deleteEvent: { summary: 'Delete an event, with the answers of those who would have come', requirements: ['EVNT-06'] },
  restoreEvent: {
    ...restoring('an event'),
    requirements: ['LIST-06'],
    answer: answer(event, { id: 4, ...anEvent, ...PLACES, coming: 12, queued: 0 }, { tagged: true }),
  },
};

const people = z.int().positive().max(20);
const waiting = z.boolean().meta({ description: 'Whether they wait until there is room for all of them.' });

const attending = z
  .strictObject({
    coming: z.int().min(0).meta({ description: 'How many people come in all.' }),
    queued: z.int().min(0).meta({ description: 'How many people wait for the next free places.' }),
    people: z.int().min(0).max(20).meta({ description: 'Of this answer; 0 when it was taken back.' }),
    waiting,
  })
  .meta({ id: 'Attending' });

const party = z.strictObject({ name: z.string(), people, waiting }).meta({ id: 'Party' });

const ownAttendance = z
  .strictObject({ eventId: id, name: z.string(), start: z.iso.date(), people, waiting })
  .meta({ id: 'OwnAttendance' });

export const attendanceDocs: DocumentationOf<typeof attendance> = {
  attend: {
    summary: 'Say with how many people one comes to an event, or take that back with 0',
    description:
      'Until its last day. The same may be said again, and another number changes it. Where there is no room and a waiting ' +
      'list, the whole party waits, and moves up by itself in the order of asking; nobody overtakes. Who comes and asks for ' +
      'more people than there is room for, or while others wait, is refused, and keeps what he has. It is no change of the ' +
      'event: its version stays.',
    requirements: ['MINE-05'],
    request: { people: 3 },
    answer: answer(attending, { coming: 12, queued: 0, people: 3, waiting: false }),
    errors: { 400: '`people` is no number from 0 to 20, or the event is over.', 409: 'There is no room.' },
    without: 'Says that this server cannot do it; the number stays as it was chosen.',
  },
  listAttendance: {
    summary: 'Who comes to an event, and who waits, in the order of asking',
    description: '`name` is that of the member to whom the account is linked, else that of the account.',
    requirements: ['MINE-05'],
    answer: answer(z.array(party), [
      { name: '김민수', people: 3, waiting: false },
      { name: '이선영', people: 2, waiting: true },
    ]),
    without: 'Says that this server cannot do it.',
  },
  listOwnAttendance: {
    summary: 'The events to which I come or wait to come, as far as they are not over, the earliest first',
    requirements: ['MINE-05'],
    answer: answer(z.array(ownAttendance), [
      { eventId: 4, name: '여전도회 바자회', start: '2026-11-21', people: 3, waiting: false },
    ]),
    without: 'Says in the place of the form that this server cannot do it.',
  },
  readCalendar: {
    summary: 'The events of the past year and of two years to come, as a calendar to subscribe to',
    description:
      '`text/calendar` (RFC 5545): whole days, a `UID` for each event that never changes, `LAST-MODIFIED` and ' +
      '`SEQUENCE`, the seconds from the beginning of 2020 to it, after a change. `If-None-Match` with the `ETag` is answered 304.',
    requirements: ['MINE-05'],
    without: 'Says on the calendar page that this server has no calendar to subscribe to.',
  },
};
