import type { Church } from '../church.ts';
import type { Family, Zone, ZoneRole } from '../schemas/people.ts';
import { belongsTo, findMember, livingPersons, noSuchMember, type Person, personAt, personsAt } from './members.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';

const noSuchZone = refuse('notFound', '없는 구역입니다.');
const noSuchFamily = refuse('notFound', '없는 가정입니다.');
const noSuchHolder = refuseInvalid('MemberId', '찾으시는 교인이 없습니다.');
const familyMovedMeanwhile = refuse('conflict', '그사이 다른 분이 이 가정을 옮겼습니다.');
const givenMeanwhile = refuse('conflict', '그사이 다른 분이 이 자리를 바꾸었습니다.');
const memberMovedMeanwhile = refuse('conflict', '그사이 다른 분이 이 교인을 옮겼습니다.');

/** The field of the record for each role. */
const placeOf = { leader: 'leaderId', chief: 'chiefId', caretaker: 'caretakerId' } as const satisfies Record<
  ZoneRole,
  keyof Zone
>;

/** A family with its people. */
export const familyView = (people: ReadonlyMap<number, Person>, { id, name, headId, spouseId, memberIds }: Family) => ({
  id,
  name,
  head: personAt(people, headId),
  spouse: personAt(people, spouseId),
  members: personsAt(people, memberIds),
});

/** A zone with the members who lead it. */
export const zoneView = (people: ReadonlyMap<number, Person>, { id, name, leaderId, chiefId, caretakerId }: Zone) => ({
  id,
  name,
  leader: personAt(people, leaderId),
  chief: personAt(people, chiefId),
  caretaker: personAt(people, caretakerId),
});

/** Every zone with its three roles and its families (ZONE-01). */
export function listZones(church: Church) {
  const people = livingPersons(church);
  const families = church.families.all();
  const zones = church.zones.all().map((zone) => ({
    ...zoneView(people, zone),
    families: families.filter(({ zoneId }) => zoneId === zone.id).map((family) => familyView(people, family)),
  }));
  return done(zones);
}

const findZone = (church: Church, id: number): Zone | undefined =>
  church.zones.findFirst((query) => query.where({ id }));

const findFamily = (church: Church, id: number): Family | undefined =>
  church.families.findFirst((query) => query.where({ id }));

const writeZone = (church: Church, id: number, changes: Partial<Omit<Zone, 'id'>>): Promise<unknown> =>
  church.zones.update((query) => query.where({ id }), {
    data: (zone) => {
      Object.assign(zone, changes);
    },
  });

export interface RoleAssignment {
  readonly zoneId: number;
  readonly role: ZoneRole;
  readonly memberId: number | null;
  /** The expected present holder; when absent, any. */
  readonly fromMemberId?: number | null | undefined;
}

/**
 * Gives a zone's role to a member, or vacates it (ZONE-02). Refuses with `conflict` when the present holder is not the
 * expected one.
 */
export async function assignZoneRole(
  church: Church,
  { zoneId, role, memberId, fromMemberId }: RoleAssignment,
): Promise<Outcome> {
  const zone = findZone(church, zoneId);
  if (!zone) return noSuchZone;
  if (memberId !== null && !findMember(church, memberId)) return noSuchHolder;
  const holder = personAt(livingPersons(church), zone[placeOf[role]])?.id ?? null;
  if (fromMemberId !== undefined && holder !== fromMemberId && holder !== memberId) return givenMeanwhile;
  await writeZone(church, zoneId, { [placeOf[role]]: memberId });
  return done();
}

/** The roles of a zone that the head or the spouse of a leaving family held, vacated (ZONE-04). */
function rolesLeftBy({ headId, spouseId }: Family, zone: Zone): Partial<Zone> {
  const leaves = (holder: number | null): boolean => holder !== null && (holder === headId || holder === spouseId);
  const places = Object.values(placeOf).filter((place) => leaves(zone[place]));
  return Object.fromEntries(places.map((place) => [place, null]));
}

/** Moves a family to a zone. Refuses with `conflict` when it is no longer in the zone that the change is based on. */
export async function moveFamily(
  church: Church,
  { familyId, fromZoneId, toZoneId }: { familyId: number; fromZoneId: number | null; toZoneId: number },
): Promise<Outcome> {
  const family = findFamily(church, familyId);
  if (!family) return noSuchFamily;
  if (!findZone(church, toZoneId)) return noSuchZone;
  if (family.zoneId !== fromZoneId) return familyMovedMeanwhile;
  const left = fromZoneId === null || fromZoneId === toZoneId ? undefined : findZone(church, fromZoneId);
  if (left) await writeZone(church, left.id, rolesLeftBy(family, left));
  await church.families.update((query) => query.where({ id: familyId }), {
    data: (draft) => {
      draft.zoneId = toZoneId;
    },
  });
  return done();
}

const writeFamily = (church: Church, id: number, change: (family: Family) => void): Promise<unknown> =>
  church.families.update((query) => query.where({ id }), { data: change });

export interface FamilyMove {
  readonly memberId: number;
  readonly fromFamilyId: number;
  readonly toFamilyId: number;
}

/**
 * Moves a member to another family, as one of its members (ZONE-03); a head or spouse who leaves is not replaced.
 * Refuses with `conflict` when the member is no longer in the family that the change is based on.
 */
export async function moveToFamily(
  church: Church,
  { memberId, fromFamilyId, toFamilyId }: FamilyMove,
): Promise<Outcome> {
  const from = findFamily(church, fromFamilyId);
  if (!findFamily(church, toFamilyId)) return noSuchFamily;
  if (!findMember(church, memberId)) return noSuchMember;
  if (!from || !belongsTo(from, memberId)) return memberMovedMeanwhile;
  if (fromFamilyId === toFamilyId) return done();
  await writeFamily(church, fromFamilyId, (family) => {
    if (family.headId === memberId) family.headId = null;
    if (family.spouseId === memberId) family.spouseId = null;
    family.memberIds = family.memberIds.filter((id) => id !== memberId);
  });
  await writeFamily(church, toFamilyId, (family) => {
    family.memberIds = [...family.memberIds, memberId];
  });
  return done();
}
