import type { RoleNewcomerForm, RoleWishForm } from '@/admin/machines/provide-role-forms.ts';
import type { MyRoles, RoleDetailFactory, RoleList } from '@/admin/machines/provide-roles.ts';
import type { RoleRepository } from '@/admin/ports/role-repository.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { token } from './token.ts';

/** Members who may be given a role: those whose e-mail address is known. */
export type RoleCandidates = ProvidedReadOnce<readonly MemberName[]>;

export const ROLE_REPOSITORY = token<RoleRepository>('RoleRepository');
export const MY_ROLES = token<MyRoles>('MyRoles');
export const ROLE_LIST = token<RoleList>('RoleList');
export const ROLE_DETAIL = token<RoleDetailFactory>('RoleDetail');
export const ROLE_NEWCOMER_FORM = token<RoleNewcomerForm>('RoleNewcomerForm');
export const ROLE_CANDIDATES = token<RoleCandidates>('RoleCandidates');
export const ROLE_WISH_FORM = token<RoleWishForm>('RoleWishForm');
