import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { reasonText, recordNumber, requiredNote, requiredText } from './fields.ts';

const roleId = { roleId: z.string() };
const byId = { id: recordNumber };

/** The reason for declining; older clients do not send it. */
const declineReason = z.partial(z.object({ reason: reasonText }));

/** Role requests (ROLE-07). */
const requests = {
  listRoleRequests: {
    method: 'get',
    path: 'role/requests',
    access: 'signedIn',
    success: 'json',
    added: true,
    label: '역할 신청 목록 보기',
  },
  requestRole: {
    method: 'post',
    path: 'role/requests',
    access: 'signedIn',
    body: { json: z.object({ roleId: requiredText, reason: requiredNote }) },
    success: 'created',
    added: true,
    label: '역할 신청',
  },
  withdrawRoleRequest: {
    method: 'delete',
    path: 'role/requests/{id}',
    access: 'signedIn',
    params: byId,
    success: 'noContent',
    added: true,
    label: '역할 신청 거두기',
  },
  grantRoleRequest: {
    method: 'post',
    path: 'role/requests/{id}/grant',
    access: 'admins',
    params: byId,
    success: 'noContent',
    added: true,
    label: '역할 신청 허락',
  },
  declineRoleRequest: {
    method: 'post',
    path: 'role/requests/{id}/decline',
    access: 'admins',
    params: byId,
    body: { json: declineReason, optional: true },
    success: 'noContent',
    added: true,
    label: '역할 신청 거절',
  },
  reopenRoleRequest: {
    method: 'post',
    path: 'role/requests/{id}/reopen',
    access: 'admins',
    params: byId,
    success: 'noContent',
    added: true,
    label: '역할 신청 되돌리기',
  },
} as const satisfies EndpointGroup;

/** Roles and who has them (ROLE-01 to ROLE-05). The body of add and remove is a bare JSON string. */
export const roles = {
  listMyRoles: { method: 'get', path: 'role/myRoles', access: 'signedIn', success: 'json', label: '내 역할 보기' },
  listRoles: { method: 'get', path: 'role', access: 'signedIn', success: 'json', label: '역할 목록 보기' },
  ...requests,
  addToRole: {
    method: 'post',
    path: 'role/add/{roleId}',
    access: 'admins',
    params: roleId,
    body: { json: requiredText },
    success: 'acknowledged',
    label: '역할에 사용자 더하기',
  },
  removeFromRole: {
    method: 'post',
    path: 'role/remove/{roleId}',
    access: 'admins',
    params: roleId,
    body: { json: requiredText },
    success: 'acknowledged',
    label: '역할에서 사용자 빼기',
  },
  // Last, because its address would match the others too.
  readRole: {
    method: 'get',
    path: 'role/{roleId}',
    access: 'signedIn',
    params: roleId,
    success: 'json',
    label: '역할 한 가지 보기',
    // Only role ids start like this.
    faultPath: 'role/role-*',
  },
} as const satisfies EndpointGroup;
