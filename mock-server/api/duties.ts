import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { numericId, recordNumber } from './fields.ts';

const move = {
  path: 'Duty/{dutyId}/members/{memberId}',
  access: 'admins',
  params: { dutyId: recordNumber, memberId: recordNumber },
  success: 'noContent',
  added: true,
} as const;

/** The duties of the management screen (DUTY-01, DUTY-04), and one duty for a people page (PEOP-03). */
export const duties = {
  listDuties: {
    method: 'get',
    path: 'duty/withmembers',
    access: 'admins',
    success: 'json',
    label: '직분별 회원 보기',
  },
  readDuty: {
    method: 'get',
    path: 'Duty/WithMembers/{id}',
    access: 'anyone',
    params: { id: recordNumber },
    success: 'json',
    label: '섬기는 사람들 보기',
  },
  moveToDuty: {
    ...move,
    method: 'put',
    body: { json: z.object({ fromDutyId: z.nullable(numericId) }) },
    label: '직분 옮기기',
  },
  takeDuty: { ...move, method: 'delete', label: '직분에서 빼기' },
} as const satisfies EndpointGroup;
