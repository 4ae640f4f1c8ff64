import * as z from 'zod/mini';
import { zoneRoles } from '../church/schemas/people.ts';
import type { EndpointGroup } from './endpoint.ts';
import { numericId, recordNumber, requiredLongText, requiredText, wordOf, writtenDate, writtenText } from './fields.ts';

const gender = z.enum(['male', 'female', 'none']);
const newMember = z.object({ name: requiredText, gender, birthDate: writtenDate });

/** The GET's shape. A field left out stays as it is. */
const change = z.partial(
  z.object({
    // As long as an existing name may be: a change of the birth date sends it back.
    name: requiredLongText,
    email: z.nullable(writtenText.check(z.maxLength(200))),
    gender,
    birthDate: z.nullable(writtenDate),
    duty: z.nullable(z.object({ id: numericId })),
    // Ignored: the address names the member, and zone and family have calls of their own.
    id: z.unknown(),
    zone: z.unknown(),
    family: z.unknown(),
  }),
);

const byId = { id: recordNumber };

/** MEMB-01 to MEMB-06. */
export const members = {
  listMembers: { method: 'get', path: 'Member', access: 'admins', success: 'json', label: '회원 목록 보기' },
  addMember: {
    method: 'post',
    path: 'Member',
    access: 'admins',
    body: { json: newMember },
    success: 'created',
    added: true,
    label: '회원 등록',
  },
  readMember: {
    method: 'get',
    path: 'member/{id}',
    access: 'admins',
    params: byId,
    success: 'json',
    label: '회원 한 분 보기',
    // The requests of accounts to be linked have an address that would match `{id}`.
    faultPath: 'member/{number}',
  },
  changeMember: {
    method: 'put',
    path: 'member/{id}',
    access: 'admins',
    params: byId,
    body: { json: change },
    conditional: 409,
    success: 'json',
    added: true,
    label: '회원 정보 저장',
  },
  deleteMember: {
    method: 'delete',
    path: 'member/{id}',
    access: 'admins',
    params: byId,
    success: 'noContent',
    added: true,
    label: '회원 지우기',
  },
  restoreMember: {
    method: 'post',
    path: 'member/{id}/restore',
    access: 'admins',
    params: byId,
    success: 'json',
    added: true,
    label: '지운 회원 되살리기',
  },
} as const satisfies EndpointGroup;

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

export const zoneRole = wordOf(zoneRoles);

/** May also name the holder that the change is based on, so that a newer assignment is not overwritten. */
const holder = z.object({ memberId: z.nullable(numericId), fromMemberId: z.optional(z.nullable(numericId)) });

/** Zones with their roles and families (ZONE-01 to ZONE-04). */
export const zones = {
  listZones: { method: 'get', path: 'Zone', access: 'admins', success: 'json', added: true, label: '구역 보기' },
  assignZoneRole: {
    method: 'put',
    path: 'Zone/{id}/roles/{role}',
    access: 'admins',
    params: { id: recordNumber, role: zoneRole },
    body: { json: holder },
    success: 'noContent',
    added: true,
    label: '구역 맡기기',
  },
  moveFamily: {
    method: 'put',
    path: 'Zone/{zoneId}/families/{familyId}',
    access: 'admins',
    params: { zoneId: recordNumber, familyId: recordNumber },
    body: { json: z.object({ fromZoneId: z.nullable(numericId) }) },
    success: 'noContent',
    added: true,
    label: '가정을 다른 구역으로 옮기기',
  },
  moveToFamily: {
    method: 'put',
    path: 'Family/{familyId}/members/{memberId}',
    access: 'admins',
    params: { familyId: recordNumber, memberId: recordNumber },
    body: { json: z.object({ fromFamilyId: numericId }) },
    success: 'noContent',
    added: true,
    label: '다른 가정으로 옮기기',
  },
} as const satisfies EndpointGroup;
