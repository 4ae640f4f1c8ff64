import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { exactText, noteText, numericId, recordNumber, requiredReason, requiredText, writtenDate } from './fields.ts';

/** A note to the office, or none. */
const note = z._default(noteText, '');

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
    body: { json: z.object({ name: requiredText, birthDate: writtenDate, note }) },
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

const byId = { id: recordNumber };

/** Decisions on accounts that request to be linked to a member (MINE-02). */
export const links = {
  listLinkRequests: {
    method: 'get',
    path: 'Member/links',
    access: 'admins',
    success: 'json',
    added: true,
    label: '교인 연결 신청 목록 보기',
  },
  acceptLink: {
    method: 'post',
    path: 'Member/links/{id}/accept',
    access: 'admins',
    params: byId,
    body: { json: z.object({ memberId: numericId }) },
    success: 'noContent',
    added: true,
    label: '교인 연결',
  },
  declineLink: {
    method: 'post',
    path: 'Member/links/{id}/decline',
    access: 'admins',
    params: byId,
    body: { json: z.object({ reason: requiredReason }) },
    success: 'noContent',
    added: true,
    label: '교인 연결 거절',
  },
  reopenLink: {
    method: 'post',
    path: 'Member/links/{id}/reopen',
    access: 'admins',
    params: byId,
    success: 'noContent',
    added: true,
    label: '교인 연결 결정 되돌리기',
  },
} as const satisfies EndpointGroup;
