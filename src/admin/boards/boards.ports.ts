import type { Outcome } from '@/shared/outcome.ts';
import type { Duty, DutyMember, DutyMove } from './duties.ts';
import type { FamilyMove, MemberMove, RoleChange } from './zone-changes.ts';
import type { Zone } from './zones.ts';

/** Reads and changes who holds which duty, for Admins (DUTY-01, DUTY-04). */
export interface DutyRepository {
  duties(signal?: AbortSignal): Promise<Outcome<readonly Duty[]>>;
  /** All members in the church's register. */
  members(signal?: AbortSignal): Promise<Outcome<readonly DutyMember[]>>;
  /**
   * `from` or `to` may be `NO_DUTY`. `conflict` when the member has left the duty meanwhile. Is not aborted when the
   * user leaves the page.
   */
  move(move: DutyMove): Promise<Outcome<null>>;
}

/**
 * The zones of the church with their offices and families (ZONE-01). Changes are not aborted when the user leaves the
 * page; `conflict` means that another user has moved the family or the member, or given the office, meanwhile.
 */
export interface ZoneRepository {
  /** Families that belong to no zone are not included. */
  zones(signal?: AbortSignal): Promise<Outcome<readonly Zone[]>>;
  giveRole(change: Pick<RoleChange, 'zone' | 'role' | 'person' | 'before'>): Promise<Outcome<null>>;
  moveFamily(move: Pick<FamilyMove, 'family' | 'from' | 'to'>): Promise<Outcome<null>>;
  moveMember(move: Pick<MemberMove, 'person' | 'from' | 'to'>): Promise<Outcome<null>>;
}
