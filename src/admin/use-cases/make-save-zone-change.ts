import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { allDone } from '../domain/all-done.ts';
import type { ZoneName } from '../domain/zone-board.ts';
import type { FamilyMove, ZoneChange } from '../domain/zone-change.ts';
import type { RoleHolding } from '../domain/zone-roles.ts';
import type { ZoneBoard } from '../ports/zone-board.ts';

export type SaveZoneChange = (change: ZoneChange) => Promise<Outcome<null>>;

/**
 * Saves one change of the zones (ZONE-02, ZONE-03, ZONE-04). A family that comes back takes up its offices again, one after
 * the other: where one of them is refused, the whole is.
 */
export function makeSaveZoneChange(board: ZoneBoard): SaveZoneChange {
  const giveBack = async (zone: ZoneName, [next, ...later]: readonly RoleHolding[]): Promise<Outcome<null>> => {
    if (next === undefined) return done(null);
    // Nobody held it since the family left, or somebody else was given it meanwhile: that one keeps it.
    const given = await board.giveRole({ zone, ...next, before: undefined });
    return given.kind === 'refused' ? given : giveBack(zone, later);
  };

  const moveFamily = async (move: FamilyMove): Promise<Outcome<null>> => {
    const moved = await board.moveFamily(move);
    return moved.kind === 'refused' ? moved : giveBack(move.to, move.restored ?? []);
  };

  // They share a zone: what leaving it does to its offices must not be done twice at once.
  const moveAll = async (
    [next, ...later]: readonly FamilyMove[],
    before: readonly Outcome<null>[] = [],
  ): Promise<Outcome<null>> => {
    if (next === undefined) return allDone(before);
    return moveAll(later, [...before, await moveFamily(next)]);
  };

  return (change) => {
    if (change.kind === 'families') return moveAll(change.moves);
    if (change.kind === 'role') return board.giveRole(change);
    return change.kind === 'member' ? board.moveMember(change) : moveFamily(change);
  };
}
