import { type EntityId, sameId } from '@/shared/entity-id.ts';
import {
  type Family,
  familyIn,
  isHeldBy,
  leadsFamily,
  personIn,
  type RoleHolding,
  rolesOfFamily,
  withoutFamily,
  withRole,
  type Zone,
  type ZoneName,
  type ZonePerson,
  type ZoneRole,
  zoneIn,
  zoneRoles,
} from './zones.ts';

/** What can be dragged: a person, with the family in which they stand, or a whole family. */
export type ZoneItem =
  | { readonly kind: 'person'; readonly id: EntityId; readonly familyId: EntityId }
  | { readonly kind: 'family'; readonly id: EntityId }
  | { readonly kind: 'families'; readonly ids: readonly EntityId[] };

/** What can be dropped on: people on families and offices, families on zones. */
export type ZonePlace =
  | { readonly kind: 'zone'; readonly id: EntityId }
  | { readonly kind: 'family'; readonly id: EntityId }
  | { readonly kind: 'role'; readonly zoneId: EntityId; readonly role: ZoneRole };

/** An office of a zone gets another holder (ZONE-02), or none. */
export interface RoleChange extends RoleHolding {
  readonly kind: 'role';
  readonly zone: ZoneName;
  /** The previous holder. */
  readonly before: ZonePerson | undefined;
}

/** A family moves to another zone (ZONE-04). */
export interface FamilyMove {
  readonly kind: 'family';
  readonly family: Family;
  readonly from: ZoneName;
  readonly to: ZoneName;
  /** The index among the families there, from 0; at the end when absent. */
  readonly at?: number;
  /** Offices there that its head and spouse get back; only in a move that undoes another one. */
  readonly restored?: readonly RoleHolding[];
}

/** A person moves to another family, as one of its members (ZONE-03). */
export interface MemberMove {
  readonly kind: 'member';
  readonly person: ZonePerson;
  readonly from: Family;
  readonly to: Family;
  /** The index among the members there, from 0; at the end when absent. */
  readonly at?: number;
}

/** Several families move to one zone, or back from there. */
export interface FamilyMoves {
  readonly kind: 'families';
  /** At least two. */
  readonly moves: readonly [FamilyMove, FamilyMove, ...FamilyMove[]];
}

export type ZoneChange = RoleChange | FamilyMove | FamilyMoves | MemberMove;

/** The change that a drop means; undefined when it changes nothing. */
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

/** Gives an office to a person, or vacates it; undefined when that changes nothing. */
export function roleChangeOf(
  zones: readonly Zone[],
  { zoneId, role }: { readonly zoneId: EntityId; readonly role: ZoneRole },
  person: ZonePerson | undefined,
): RoleChange | undefined {
  const zone = zoneIn(zones, zoneId);
  if (zone === undefined || isHeldBy(zone[role], person)) return undefined;
  return { kind: 'role', zone: { id: zone.id, name: zone.name }, role, person, before: zone[role] };
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

/** Whether a change cannot be undone: the server has no call that makes a person the head or the spouse of a family. */
export function isIrreversible(change: ZoneChange): boolean {
  return change.kind === 'member' && leadsFamily(change.from, change.person.id);
}

/** The change that undoes another one; undefined when there is none. */
export function oppositeZoneChange(before: readonly Zone[], change: ZoneChange): ZoneChange | undefined {
  if (change.kind === 'role') return { ...change, person: change.before, before: change.person };
  if (change.kind === 'member') {
    const at = change.from.members.findIndex(({ id }) => sameId(id, change.person.id));
    return isIrreversible(change) || at < 0 ? undefined : { ...change, from: change.to, to: change.from, at };
  }
  return change.kind === 'family' ? oppositeFamilyMove(before, change) : oppositeFamilyMoves(before, change);
}

/** Families with a smaller index are restored first, so that every later index is still right. */
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

/** The board after a change; the same array when the change has no effect, or its subject no longer exists. */
export function afterZoneChange(zones: readonly Zone[], change: ZoneChange): readonly Zone[] {
  if (change.kind === 'role') return afterRoleChange(zones, change);
  if (change.kind === 'families') return change.moves.reduce(afterFamilyMove, zones);
  return change.kind === 'family' ? afterFamilyMove(zones, change) : afterMemberMove(zones, change);
}

function afterRoleChange(zones: readonly Zone[], change: RoleChange): readonly Zone[] {
  const zone = zoneIn(zones, change.zone.id);
  if (zone === undefined || isHeldBy(zone[change.role], change.person)) return zones;
  return zones.map((one) => (one === zone ? withRole(zone, change) : one));
}

/** When a family leaves a zone, its head and its spouse lose every office there (ZONE-04). */
function afterFamilyMove(
  zones: readonly Zone[],
  { family: { id }, from, to, at, restored = [] }: FamilyMove,
): readonly Zone[] {
  const found = familyIn(zones, id);
  const target = zoneIn(zones, to.id);
  if (found === undefined || !sameId(found.zone.id, from.id) || target === undefined || found.zone === target) {
    return zones;
  }
  const families = target.families.toSpliced(at ?? target.families.length, 0, found.family);
  const joined = restored.reduce(withRole, { ...target, families });
  return zones.map((zone) => {
    if (zone === found.zone) return withoutFamily(zone, found.family);
    return zone === target ? joined : zone;
  });
}

function afterMemberMove(zones: readonly Zone[], { person, from, to, at }: MemberMove): readonly Zone[] {
  const source = familyIn(zones, from.id)?.family;
  const target = familyIn(zones, to.id)?.family;
  const moved = source === undefined ? undefined : personIn(source, person.id);
  if (source === undefined || target === undefined || moved === undefined || source === target) return zones;
  const change = (family: Family): Family => {
    if (family === source) return without(family, moved);
    if (family !== target) return family;
    return { ...family, members: family.members.toSpliced(at ?? family.members.length, 0, moved) };
  };
  return zones.map((zone) =>
    zone.families.includes(source) || zone.families.includes(target)
      ? { ...zone, families: zone.families.map(change) }
      : zone,
  );
}

/** A head or a spouse who leaves is not replaced. */
function without(family: Family, person: ZonePerson): Family {
  return {
    ...family,
    head: family.head === person ? undefined : family.head,
    spouse: family.spouse === person ? undefined : family.spouse,
    members: family.members.filter((one) => one !== person),
  };
}

/** Whether a place is an office that nobody holds. */
export function isVacantOffice(zones: readonly Zone[], place: ZonePlace): boolean {
  const zone = place.kind === 'role' ? zoneIn(zones, place.zoneId) : undefined;
  return place.kind === 'role' && zone !== undefined && zone[place.role] === undefined;
}

/** The offices that leaving families vacate (ZONE-04, ROLE-08); one that is emptied on purpose is offered in its own row. */
export function officesVacatedBy(before: readonly Zone[], change: ZoneChange): readonly ZonePlace[] {
  if (change.kind === 'role') return [];
  const after = afterZoneChange(before, change);
  const offices = before.flatMap(({ id }) => zoneRoles.map((role) => ({ kind: 'role', zoneId: id, role }) as const));
  return offices.filter((office) => !isVacantOffice(before, office) && isVacantOffice(after, office));
}

/** The kinds of places to which each kind of item can be moved (ZONE-02, ZONE-03, ZONE-04). */
export const PLACES_OF: Readonly<Record<ZoneItem['kind'], readonly ZonePlace['kind'][]>> = {
  person: ['role', 'family'],
  family: ['zone'],
  families: ['zone'],
};

/** A person, with the family in which they stand. */
type DraggedPerson = ZoneItem & { readonly kind: 'person' };

export interface OfficeChoice {
  readonly role: ZoneRole;
  /** Whether the person holds this office. */
  readonly isHome: boolean;
}

export interface FamilyChoice {
  readonly family: Family;
  /** Whether the person stands in this family. */
  readonly isHome: boolean;
}

/** The places of one zone to which a person can be moved. */
export interface PersonChoices {
  readonly zone: Zone;
  readonly offices: readonly OfficeChoice[];
  readonly families: readonly FamilyChoice[];
}

/** The places to which a person can be moved, their own zone first, since most moves stay within it. */
export function personChoices(zones: readonly Zone[], { id, familyId }: DraggedPerson): readonly PersonChoices[] {
  const home = familyIn(zones, familyId)?.zone;
  const ordered = home === undefined ? zones : [home, ...zones.filter((zone) => zone !== home)];
  return ordered.map((zone) => ({
    zone,
    offices: zoneRoles.map((role) => ({ role, isHome: isHeldBy(zone[role], { id, name: '' }) })),
    families: zone.families.map((family) => ({ family, isHome: sameId(family.id, familyId) })),
  }));
}

/** The zone in which all these families live; undefined where they live in several. */
export function commonZone(zones: readonly Zone[], [first, ...others]: readonly EntityId[]): Zone | undefined {
  const zone = first === undefined ? undefined : familyIn(zones, first)?.zone;
  return others.every((id) => familyIn(zones, id)?.zone === zone) ? zone : undefined;
}
