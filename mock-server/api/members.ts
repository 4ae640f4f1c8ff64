import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { calendarDate, numericId, recordNumber, requiredLongText, requiredText } from './fields.ts';

const gender = z.enum(['male', 'female', 'none']);
const newMember = z.object({ name: requiredText, gender, birthDate: calendarDate });

/** The GET's shape. A field left out stays as it is. */
const change = z.partial(
  z.object({
    // As long as an existing name may be: a change of the birth date sends it back.
    name: requiredLongText,
    email: z.nullable(z.string().check(z.trim(), z.maxLength(200))),
    gender,
    birthDate: z.nullable(calendarDate),
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
