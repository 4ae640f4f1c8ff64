import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { recordNumber } from './fields.ts';

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
