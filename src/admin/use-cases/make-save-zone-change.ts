import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { allDone } from '../domain/all-done.ts';
import type { ZoneName } from '../domain/zone-board.ts';
import type { FamilyMove, ZoneChange } from '../domain/zone-change.ts';
import type { RoleHolding } from '../domain/zone-roles.ts';
import type { ZoneRepository } from '../ports/zone-repository.ts';

export type SaveZoneChange = (change: ZoneChange) => Promise<Outcome<null>>;

/**
 * Saves one change of the zones (ZONE-02, ZONE-03, ZONE-04). A family that is moved back gets its offices back, one
 * request after the other; the change is refused when one of them is refused.
 */
export function makeSaveZoneChange(repository: ZoneRepository): SaveZoneChange {
  const giveBack = async (zone: ZoneName, [next, ...later]: readonly RoleHolding[]): Promise<Outcome<null>> => {
    if (next === undefined) return done(null);
    // Expects the office to be empty, so that a holder who was named meanwhile keeps it.
    const given = await repository.giveRole({ zone, ...next, before: undefined });
    return given.kind === 'refused' ? given : giveBack(zone, later);
  };

  const moveFamily = async (move: FamilyMove): Promise<Outcome<null>> => {
    const moved = await repository.moveFamily(move);
    return moved.kind === 'refused' ? moved : giveBack(move.to, move.restored ?? []);
  };

  // One after the other: the families share a zone, and two simultaneous moves could empty its offices twice.
  const moveAll = async (
    [next, ...later]: readonly FamilyMove[],
    before: readonly Outcome<null>[] = [],
  ): Promise<Outcome<null>> => {
    if (next === undefined) return allDone(before);
    return moveAll(later, [...before, await moveFamily(next)]);
  };

  return (change) => {
    if (change.kind === 'families') return moveAll(change.moves);
    if (change.kind === 'role') return repository.giveRole(change);
    return change.kind === 'member' ? repository.moveMember(change) : moveFamily(change);
  };
}
