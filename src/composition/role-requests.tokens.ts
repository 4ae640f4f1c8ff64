import type { ProvidedRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import type { RoleRequestRepository } from '@/admin/ports/role-request-repository.ts';
import { token } from './token.ts';

export const ROLE_REQUEST_REPOSITORY = token<RoleRequestRepository>('RoleRequestRepository');
export const ROLE_REQUESTS = token<ProvidedRoleRequests>('RoleRequests');
