import * as z from 'zod/mini';
import { correctableFields } from '../church/schemas/accounts.ts';
import type { EndpointGroup } from './endpoint.ts';
import { noteText, recordNumber, requiredNote, requiredReason } from './fields.ts';

const byId = { id: recordNumber };

/** A telephone number: at least five digits, with the usual separators. */
const TELEPHONE = /^(?=(?:\D*\d){5})[+\d\s().-]+$/;

const asked = z
  .object({
    field: z.enum(correctableFields),
    wanted: requiredNote,
    note: z._default(noteText, ''),
  })
  // The decision also writes the requested value into the register, unchanged.
  .check(
    z.refine(({ field, wanted }) => field !== 'telephone' || TELEPHONE.test(wanted), {
      path: ['wanted'],
      message: '전화번호로 볼 수 없습니다.',
    }),
  );

const decision = { method: 'post', access: 'admins', params: byId, success: 'noContent', added: true } as const;

/** The corrections that members request for their own entry, and the decisions on them (MINE-06). */
export const corrections = {
  listOwnCorrections: {
    method: 'get',
    path: 'Me/corrections',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '내 고침 신청 보기',
  },
  askForCorrection: {
    method: 'post',
    path: 'Me/corrections',
    access: 'signedIn',
    body: { json: asked },
    success: 'created',
    added: true,
    label: '고침 신청',
  },
  withdrawCorrection: {
    method: 'delete',
    path: 'Me/corrections/{id}',
    access: 'signedIn',
    params: byId,
    success: 'noContent',
    added: true,
    label: '고침 신청 거두기',
  },
  listCorrections: {
    method: 'get',
    path: 'Member/corrections',
    access: 'admins',
    success: 'json',
    added: true,
    label: '고침 신청 목록 보기',
  },
  finishCorrection: { ...decision, path: 'Member/corrections/{id}/done', label: '고쳤다고 알리기' },
  declineCorrection: {
    ...decision,
    path: 'Member/corrections/{id}/decline',
    body: { json: z.object({ reason: requiredReason }) },
    label: '고침 신청 거절',
  },
  reopenCorrection: { ...decision, path: 'Member/corrections/{id}/reopen', label: '고침 신청 결정 되돌리기' },
} as const satisfies EndpointGroup;
