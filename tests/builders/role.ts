import type { RoleRequest } from '@/admin/requests/requests.ts';
import type { RoleDetail, RoleHolder } from '@/admin/roles/roles.ts';
import { done } from '@/shared/outcome.ts';

export const aHolder = (given: Partial<RoleHolder> = {}): RoleHolder => ({
  id: 'member-1',
  username: '김민수',
  email: 'minsu@example.org',
  ...given,
});

export const aRole = (given: Partial<RoleDetail> = {}): RoleDetail => ({
  name: 'Editor',
  holders: done([aHolder()]),
  ...given,
});

export const aRoleRequest = (given: Partial<RoleRequest> = {}): RoleRequest => ({
  id: 1,
  role: 'Teacher',
  userId: 'member-1',
  username: '김민수',
  email: 'minsu@example.org',
  reason: '아동부 교사로 섬깁니다.',
  created: '2026-11-15',
  declined: undefined,
  ...given,
});
