import * as z from 'zod/mini';
import { eventTypes } from '../church/schemas/content.ts';
import type { EndpointGroup } from './endpoint.ts';
import { calendarDate, recordNumber, requiredText, writtenDate } from './fields.ts';

/** MINE-05. Where these two fields are missing, an event keeps the values that it has. */
export const places = {
  limit: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(999)))),
  waitingList: z.optional(z.boolean()),
};

const draft = z.object({
  name: requiredText,
  start: writtenDate,
  end: writtenDate,
  type: z.enum(eventTypes),
  hostedBy: requiredText,
  ...places,
});

/** EVNT-02, EVNT-05, EVNT-06. */
export const events = {
  listEvents: {
    method: 'get',
    path: 'Event',
    access: 'anyone',
    query: z.object({ startDate: calendarDate, endDate: calendarDate }),
    success: 'json',
    label: '행사 달력 보기',
  },
  readEvent: {
    method: 'get',
    path: 'Event/{id}',
    access: 'anyone',
    params: { id: recordNumber },
    success: 'json',
    added: true,
    label: '행사 하나 읽기',
  },
  postEvent: {
    method: 'post',
    path: 'Event',
    access: 'publishers',
    body: { json: draft },
    success: 'created',
    label: '행사 올리기',
  },
  changeEvent: {
    method: 'put',
    path: 'Event/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    body: { json: draft },
    conditional: 409,
    success: 'json',
    added: true,
    label: '행사 고치기',
  },
  deleteEvent: {
    method: 'delete',
    path: 'Event/{id}',
    access: 'publishers',
    params: { id: recordNumber },
    success: 'noContent',
    label: '행사 지우기',
  },
  restoreEvent: {
    method: 'post',
    path: 'Event/{id}/restore',
    access: 'publishers',
    params: { id: recordNumber },
    success: 'json',
    added: true,
    label: '지운 행사 되살리기',
  },
} as const satisfies EndpointGroup;

/** How many people one answer may stand for. */
const MOST = 20;

/** MINE-05. */
export const attendance = {
  attend: {
    method: 'put',
    path: 'Event/{id}/attendance',
    access: 'signedIn',
    params: { id: recordNumber },
    body: { json: z.object({ people: z.int().check(z.minimum(0), z.maximum(MOST)) }) },
    success: 'json',
    added: true,
    label: '행사 참석 알리기',
  },
  listAttendance: {
    method: 'get',
    path: 'Event/{id}/attendance',
    access: 'publishers',
    params: { id: recordNumber },
    success: 'json',
    added: true,
    label: '행사 참석자 보기',
  },
  listOwnAttendance: {
    method: 'get',
    path: 'Me/attendance',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '내가 알린 참석 보기',
  },
  readCalendar: {
    method: 'get',
    path: 'Event/calendar.ics',
    access: 'anyone',
    success: 'file',
    added: true,
    label: '행사 달력 구독하기',
  },
} as const satisfies EndpointGroup;
