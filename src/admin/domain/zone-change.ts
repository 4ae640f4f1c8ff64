import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import {
  type Family,
  familyIn,
  leadsFamily,
  personIn,
  type Zone,
  type ZoneName,
  type ZonePerson,
  type ZoneRole,
  zoneIn,
} from './zone-board.ts';
import { type RoleHolding, rolesOfFamily } from './zone-roles.ts';

/** What can be dragged: somebody, by the family that they stand in, or a whole family. */
export type ZoneItem =
  | { readonly kind: 'person'; readonly id: EntityId; readonly familyId: EntityId }
  | { readonly kind: 'family'; readonly id: EntityId }
  | { readonly kind: 'families'; readonly ids: readonly EntityId[] };

/** Where something can be put down: people in families and offices, families in zones. */
export type ZonePlace =
  | { readonly kind: 'zone'; readonly id: EntityId }
  | { readonly kind: 'family'; readonly id: EntityId }
  | { readonly kind: 'role'; readonly zoneId: EntityId; readonly role: ZoneRole };

/** Somebody takes an office of a zone (ZONE-02), or it is emptied. */
export interface RoleChange extends RoleHolding {
  readonly kind: 'role';
  readonly zone: ZoneName;
  /** Whoever held it before. */
  readonly before: ZonePerson | undefined;
}

/** A family goes to another zone (ZONE-04). */
export interface FamilyMove {
  readonly kind: 'family';
  readonly family: Family;
  readonly from: ZoneName;
  readonly to: ZoneName;
  /** The place among the families there, from 0; behind all of them when absent. */
  readonly at?: number;
  /** Offices there that its head and spouse take up again: only where the move takes another one back. */
  readonly restored?: readonly RoleHolding[];
}

/** Somebody goes to another family, as one of its members (ZONE-03). */
export interface MemberMove {
  readonly kind: 'member';
  readonly person: ZonePerson;
  readonly from: Family;
  readonly to: Family;
  /** The place among the members there, from 0; behind all of them when absent. */
  readonly at?: number;
}

/** Several families go to one zone, or back from there. */
export interface FamilyMoves {
  readonly kind: 'families';
  /** At least two. */
  readonly moves: readonly [FamilyMove, FamilyMove, ...FamilyMove[]];
}

export type ZoneChange = RoleChange | FamilyMove | FamilyMoves | MemberMove;

/** What putting something down at a place means; undefined where it means nothing. */
export function zoneChangeOf(zones: readonly Zone[], item: ZoneItem, place: ZonePlace): ZoneChange | undefined {
  if (item.kind === 'families') {
    return place.kind === 'zone'
      ? together(item.ids.flatMap((id) => familyMoveOf(zones, id, place.id) ?? []))
      : undefined;
  }
  if (item.kind === 'family') return place.kind === 'zone' ? familyMoveOf(zones, item.id, place.id) : undefined;
  const from = familyIn(zones, item.familyId)?.family;
  const person = from === undefined ? undefined : personIn(from, item.id);
  if (from === undefined || person === undefined || place.kind === 'zone') return undefined;
  if (place.kind === 'role') return roleChangeOf(zones, place, person);
  const to = familyIn(zones, place.id)?.family;
  return to === undefined || to === from ? undefined : { kind: 'member', person, from, to };
}

/** Gives an office to somebody, or to nobody; undefined where that is so already. */
export function roleChangeOf(
  zones: readonly Zone[],
  { zoneId, role }: { readonly zoneId: EntityId; readonly role: ZoneRole },
  person: ZonePerson | undefined,
): RoleChange | undefined {
  const zone = zoneIn(zones, zoneId);
  if (zone === undefined || isHeldBy(zone[role], person)) return undefined;
  return { kind: 'role', zone: { id: zone.id, name: zone.name }, role, person, before: zone[role] };
}

/** Whether two are the same person, or both nobody. */
export function isHeldBy(holder: ZonePerson | undefined, person: ZonePerson | undefined): boolean {
  if (holder === undefined || person === undefined) return holder === person;
  return sameId(holder.id, person.id);
}

function familyMoveOf(zones: readonly Zone[], familyId: EntityId, zoneId: EntityId): FamilyMove | undefined {
  const found = familyIn(zones, familyId);
  const to = zoneIn(zones, zoneId);
  if (found === undefined || to === undefined || found.zone === to) return undefined;
  const { id, name } = found.zone;
  return { kind: 'family', family: found.family, from: { id, name }, to: { id: to.id, name: to.name } };
}

function together([first, second, ...others]: readonly FamilyMove[]): FamilyMove | FamilyMoves | undefined {
  return second === undefined || first === undefined ? first : { kind: 'families', moves: [first, second, ...others] };
}

/** Whether a change cannot be taken back: the server keeps no way to make somebody the head or the spouse of a family. */
export function isForGood(change: ZoneChange): boolean {
  return change.kind === 'member' && leadsFamily(change.from, change.person.id);
}

/** The change that takes another one back; undefined where none can. */
export function oppositeZoneChange(before: readonly Zone[], change: ZoneChange): ZoneChange | undefined {
  if (change.kind === 'role') return { ...change, person: change.before, before: change.person };
  if (change.kind === 'member') {
    const at = change.from.members.findIndex(({ id }) => sameId(id, change.person.id));
    return isForGood(change) || at < 0 ? undefined : { ...change, from: change.to, to: change.from, at };
  }
  return change.kind === 'family' ? oppositeFamilyMove(before, change) : oppositeFamilyMoves(before, change);
}

/** Whoever stood further up goes back first: so each finds the place again. */
function oppositeFamilyMoves(before: readonly Zone[], { moves }: FamilyMoves): ZoneChange | undefined {
  const back = moves.flatMap((move) => oppositeFamilyMove(before, move) ?? []);
  return together(back.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)));
}

function oppositeFamilyMove(before: readonly Zone[], change: FamilyMove): FamilyMove | undefined {
  const zone = zoneIn(before, change.from.id);
  if (zone === undefined) return undefined;
  const at = zone.families.findIndex(({ id }) => sameId(id, change.family.id));
  const restored = rolesOfFamily(zone, change.family);
  return { ...change, from: change.to, to: change.from, at: Math.max(0, at), restored };
}
