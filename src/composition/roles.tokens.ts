import type { RoleNewcomer } from '@/admin/domain/role-newcomer.ts';
import type { Role } from '@/admin/domain/role-register.ts';
import type { RoleRefusal, RoleWish, WishProblem } from '@/admin/domain/role-request.ts';
import type { RoleDetailBinding } from '@/admin/machines/role-detail-binding.ts';
import type { RoleRequestsBinding } from '@/admin/machines/role-requests-binding.ts';
import type { RoleRegistry } from '@/admin/ports/role-registry.ts';
import type { RoleRequestDesk } from '@/admin/ports/role-request-desk.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Fault } from '@/shared/domain/outcome.ts';
import type { FormBinding } from '@/shared/machines/form-binding.ts';
import type { ReadOnceBinding } from '@/shared/machines/read-once-binding.ts';
import { token } from './token.ts';

export type MyRoles = ReadOnceBinding<readonly string[]>;
export type RoleList = ReadOnceBinding<readonly Role[]>;
export type RoleDetailReading = (roleId: EntityId) => RoleDetailBinding;

/** The form that gives a role to somebody else; once somebody has it, `added` is told. */
export type RoleNewcomerForm = (roleId: EntityId, added: () => void) => FormBinding<RoleNewcomer, 'missing', Fault>;
/** The form in which it is said why somebody is declined; what is written is kept while its window is closed. */
export type RoleRefusalForm = (told: {
  readonly written: string;
  readonly writes: (reason: string) => void;
  readonly declines: (reason: string) => void;
}) => FormBinding<RoleRefusal, 'missing', Fault>;
/** Members who may be given a role: those whose e-mail address is known. */
export type RoleCandidates = ReadOnceBinding<readonly MemberName[]>;
export type RoleWishForm = FormBinding<RoleWish, WishProblem, Fault>;

export const ROLE_REGISTRY = token<RoleRegistry>('RoleRegistry');
export const ROLE_REQUEST_DESK = token<RoleRequestDesk>('RoleRequestDesk');
export const MY_ROLES = token<MyRoles>('MyRoles');
export const ROLE_LIST = token<RoleList>('RoleList');
export const ROLE_DETAIL = token<RoleDetailReading>('RoleDetail');
export const ROLE_NEWCOMER_FORM = token<RoleNewcomerForm>('RoleNewcomerForm');
export const ROLE_REQUESTS = token<RoleRequestsBinding>('RoleRequests');
export const ROLE_REFUSAL_FORM = token<RoleRefusalForm>('RoleRefusalForm');
export const ROLE_CANDIDATES = token<RoleCandidates>('RoleCandidates');
export const ROLE_WISH_FORM = token<RoleWishForm>('RoleWishForm');
