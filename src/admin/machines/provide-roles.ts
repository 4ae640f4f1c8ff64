import type { EntityId } from '@/shared/domain/entity-id.ts';
import { notifyReadingFailure } from '@/shared/machines/notify-reading-failure.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { Role } from '../domain/role-register.ts';
import type { RoleRepository } from '../ports/role-repository.ts';
import { notifyRoleFailure } from './notify-role-failure.ts';
import { type ProvidedRoleDetail, provideRoleDetail } from './provide-role-detail.ts';
import { notifyRoleChanges } from './role-toasts.ts';

export type MyRoles = ProvidedReadOnce<readonly string[]>;
export type RoleList = ProvidedReadOnce<readonly Role[]>;
export type RoleDetailFactory = (roleId: EntityId) => ProvidedRoleDetail;

/** The user's own roles (ROLE-01). */
export function provideMyRoles(repository: RoleRepository, notifications: Notifications): MyRoles {
  return provideReadOnce({
    read: notifyReadingFailure((signal) => repository.mine(signal), notifications, { subject: 'rolesNotLoaded' }),
  });
}

/** All roles (ROLE-02). */
export function provideRoleList(repository: RoleRepository, notifications: Notifications): RoleList {
  return provideReadOnce({
    read: notifyReadingFailure((signal) => repository.all(signal), notifications, { subject: 'rolesNotLoaded' }),
  });
}

/** A role with its members (ROLE-03, ROLE-04). */
export function provideRoleDetails(
  repository: RoleRepository,
  notifications: Notifications,
  user: CurrentUser,
): RoleDetailFactory {
  return (roleId) =>
    provideRoleDetail({
      read: notifyRoleFailure((signal) => repository.detail(roleId, signal), notifications),
      remove: (holder, signal) => repository.remove(roleId, holder.id, signal),
      ...notifyRoleChanges(notifications, user),
    });
}
