import type { Role } from '@/admin/domain/role-register.ts';
import type { ProvidedRoleDetail } from '@/admin/machines/provide-role-detail.ts';
import type { RoleDeclineForm, RoleNewcomerForm, RoleWishForm } from '@/admin/machines/provide-role-forms.ts';
import type { ProvidedRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import type { RoleRepository } from '@/admin/ports/role-repository.ts';
import type { RoleRequestRepository } from '@/admin/ports/role-request-repository.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { token } from './token.ts';

export type MyRoles = ProvidedReadOnce<readonly string[]>;
export type RoleList = ProvidedReadOnce<readonly Role[]>;
export type RoleDetailReading = (roleId: EntityId) => ProvidedRoleDetail;

/** Members who may be given a role: those whose e-mail address is known. */
export type RoleCandidates = ProvidedReadOnce<readonly MemberName[]>;

export const ROLE_REPOSITORY = token<RoleRepository>('RoleRepository');
export const ROLE_REQUEST_REPOSITORY = token<RoleRequestRepository>('RoleRequestRepository');
export const MY_ROLES = token<MyRoles>('MyRoles');
export const ROLE_LIST = token<RoleList>('RoleList');
export const ROLE_DETAIL = token<RoleDetailReading>('RoleDetail');
export const ROLE_NEWCOMER_FORM = token<RoleNewcomerForm>('RoleNewcomerForm');
export const ROLE_REQUESTS = token<ProvidedRoleRequests>('RoleRequests');
export const ROLE_DECLINE_FORM = token<RoleDeclineForm>('RoleDeclineForm');
export const ROLE_CANDIDATES = token<RoleCandidates>('RoleCandidates');
export const ROLE_WISH_FORM = token<RoleWishForm>('RoleWishForm');
