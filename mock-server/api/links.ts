import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { numericId, recordNumber, requiredLongText } from './fields.ts';

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
    body: { json: z.object({ reason: requiredLongText }) },
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
