import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Role } from './role-register.ts';

/** Somebody's wish for a role that nobody has decided on yet (ROLE-07). */
export interface RoleRequest {
  readonly id: EntityId;
  /** The name of the role. */
  readonly role: string;
  /** Undefined where the server names them without their account. */
  readonly userId: EntityId | undefined;
  readonly username: string;
  readonly email: string;
  readonly reason: string;
  /** The reader's local day; undefined where the server did not say. */
  readonly created: CalendarDate | undefined;
  /** Why it was declined, for whoever asked; undefined while nobody has decided. May be empty. */
  readonly declined: string | undefined;
}

/** Why somebody is not given a role: they are told. */
export type DeclineDraft = Readonly<Record<'reason', string>>;

/** Nobody is declined without a reason. */
export function declineErrors({ reason }: DeclineDraft): Partial<Record<keyof DeclineDraft, 'missing'>> {
  return reason.trim() === '' ? { reason: 'missing' } : {};
}

/** What is written on the page of requests. */
export type RoleWish = Readonly<Record<'roleId' | 'reason', string>>;

export type WishError = 'missing';

export const emptyWish: RoleWish = { roleId: '', reason: '' };

/** Both the role and the reason are required (ROLE-07). */
export function wishErrors({ roleId, reason }: RoleWish): Partial<Record<keyof RoleWish, WishError>> {
  return {
    ...(roleId === '' && { roleId: 'missing' as const }),
    ...(reason.trim() === '' && { reason: 'missing' as const }),
  };
}

/** The roles that somebody can ask for: those that they do not have. */
export function rolesToAskFor(all: readonly Role[], held: readonly string[]): readonly Role[] {
  return all.filter(({ name }) => !held.includes(name));
}
