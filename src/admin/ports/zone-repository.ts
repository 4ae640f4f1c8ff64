import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Zone } from '../domain/zone-board.ts';
import type { FamilyMove, MemberMove, RoleChange } from '../domain/zone-change.ts';

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
