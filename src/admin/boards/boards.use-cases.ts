import type { EntityId } from '@/shared/entity-id.ts';
import { changedNothing, done, type Outcome, refused } from '@/shared/outcome.ts';
import type { DutyRepository, ZoneRepository } from './boards.ports.ts';
import { type Duty, type DutyChange, NO_DUTY, withNamesakes } from './duties.ts';
import type { FamilyMove, ZoneChange } from './zone-changes.ts';
import {
  withNamesakes as markedZones,
  officesHeldBy,
  type RoleHolding,
  type Zone,
  type ZoneName,
  type ZoneOffice,
} from './zones.ts';

export type ReadDutyBoard = (signal?: AbortSignal) => Promise<Outcome<readonly Duty[]>>;

/**
 * Reads the duties, and at the end the members without one (DUTY-01). When the register cannot be read, the duties are
 * shown without them.
 */
export function makeReadDutyBoard(repository: DutyRepository): ReadDutyBoard {
  return async (signal) => {
    const [duties, members] = await Promise.all([repository.duties(signal), repository.members(signal)]);
    if (duties.kind === 'refused' || duties.value.length === 0) return duties;
    if (members.kind === 'refused') return done(withNamesakes(duties.value));
    const placed = new Set(duties.value.flatMap((duty) => duty.members.map(({ id }) => String(id))));
    const left = members.value.filter(({ id }) => !placed.has(String(id)));
    return done(withNamesakes([...duties.value, { id: NO_DUTY, name: '', members: left }]));
  };
}

export type SaveDutyChange = (change: DutyChange) => Promise<Outcome<null>>;

/** Saves one or several moves; refused when one of them is refused. */
export function makeSaveDutyChange(repository: DutyRepository): SaveDutyChange {
  return async (change) => allDone(await Promise.all(change.map((move) => repository.move(move))));
}

export type ReadZoneBoard = (signal?: AbortSignal) => Promise<Outcome<readonly Zone[]>>;

/** Reads the zones (ZONE-01), and marks in them who shares a name with another (MEMB-11). */
export function makeReadZoneBoard(repository: ZoneRepository): ReadZoneBoard {
  return async (signal) => {
    const zones = await repository.zones(signal);
    return zones.kind === 'refused' ? zones : done(markedZones(zones.value));
  };
}

export type ReadOffices = (memberId: EntityId) => Promise<readonly ZoneOffice[]>;

/** Reads which offices of zones a member holds; none where the server does not say. */
export function makeReadOffices(repository: Pick<ZoneRepository, 'zones'>): ReadOffices {
  return async (memberId) => {
    const zones = await repository.zones();
    return zones.kind === 'refused' ? [] : officesHeldBy(zones.value, memberId);
  };
}

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

/**
 * The outcome of several requests as one: refused as soon as one was refused, and `partlyDone` where that request changed nothing
 * but another was carried out, so that the board is read again.
 */
function allDone(outcomes: readonly Outcome<null>[]): Outcome<null> {
  const failed = outcomes.find((outcome) => outcome.kind === 'refused');
  if (failed === undefined) return done(null);
  const isPartial = outcomes.some(({ kind }) => kind === 'done') && changedNothing(failed.reason);
  return isPartial ? refused('partlyDone') : failed;
}
