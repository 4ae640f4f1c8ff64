import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { calendarDate, exactText, longText, requiredText } from './fields.ts';

/** A note to the office, or none. */
const note = z._default(longText, '');

/** The caller's own membership and account (MINE-01, MINE-02, MINE-06). */
export const me = {
  readOwnMembership: {
    method: 'get',
    path: 'Me',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '나의 교회 보기',
  },
  askForLink: {
    method: 'post',
    path: 'Me/link',
    access: 'signedIn',
    body: { json: z.object({ name: requiredText, birthDate: calendarDate, note }) },
    success: 'created',
    added: true,
    label: '교인 연결 신청',
  },
  withdrawLink: {
    method: 'delete',
    path: 'Me/link',
    access: 'signedIn',
    success: 'noContent',
    added: true,
    label: '교인 연결 신청 거두기',
  },
  readOwnRecord: {
    method: 'get',
    path: 'Me/export',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '내 정보 모두 보기',
  },
  readDeletion: {
    method: 'get',
    path: 'Me/deletion',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '계정 지우기 상태 보기',
  },
  askForDeletion: {
    method: 'post',
    path: 'Me/deletion',
    access: 'signedIn',
    body: { json: z.object({ password: exactText }) },
    success: 'accepted',
    added: true,
    label: '계정 지우기',
  },
  takeDeletionBack: {
    method: 'delete',
    path: 'Me/deletion',
    access: 'signedIn',
    success: 'noContent',
    added: true,
    label: '계정 지우기 거두기',
  },
} as const satisfies EndpointGroup;
