import { type EntityId, sameId } from '@/shared/entity-id.ts';
import type { NameSearch } from '@/shared/hangul.ts';
import { makeMarkNamesakes, type NamedPerson, sharedNames } from '@/shared/namesakes.ts';

export type ZonePerson = NamedPerson;

export interface Family {
  readonly id: EntityId;
  /** Empty where the server gives the family no name. */
  readonly name: string;
  /** Another family there has the same name: the number of its first person tells them apart (MEMB-11). */
  readonly isNamesake?: true;
  readonly head: ZonePerson | undefined;
  readonly spouse: ZonePerson | undefined;
  /** The members of the household besides head and spouse. */
  readonly members: readonly ZonePerson[];
}

/** The offices of a zone, in display order (ZONE-01). */
export const zoneRoles = ['leader', 'chief', 'caretaker'] as const;

export type ZoneRole = (typeof zoneRoles)[number];

/** A zone with the holders of its offices, and its families (ZONE-01). */
export interface Zone extends Readonly<Record<ZoneRole, ZonePerson | undefined>> {
  readonly id: EntityId;
  readonly name: string;
  readonly families: readonly Family[];
}

export type ZoneName = Pick<Zone, 'id' | 'name'>;

export function zoneIn(zones: readonly Zone[], id: EntityId): Zone | undefined {
  return zones.find((zone) => sameId(zone.id, id));
}

/** A family and its zone. */
export function familyIn(
  zones: readonly Zone[],
  id: EntityId,
): { readonly zone: Zone; readonly family: Family } | undefined {
  for (const zone of zones) {
    const family = zone.families.find((one) => sameId(one.id, id));
    if (family !== undefined) return { zone, family };
  }
  return undefined;
}

/** All members of a family: head, spouse, the others. */
export function peopleOf({ head, spouse, members }: Family): readonly ZonePerson[] {
  return [head, spouse, ...members].filter((person) => person !== undefined);
}

/** Who leads a family, else the first of its people. */
export function firstOf(family: Family): ZonePerson | undefined {
  return peopleOf(family)[0];
}

/** The zones in which namesakes are marked, people and families (MEMB-11). */
export function withNamesakes(zones: readonly Zone[]): readonly Zone[] {
  const families = zones.flatMap((zone) => zone.families);
  const mark = makeMarkNamesakes<ZonePerson>(sharedNames(families.flatMap(peopleOf)));
  // A family is called by its name or by its first person: either may be the same as another one's.
  const names = sharedNames(families.filter(({ name }) => name !== ''));
  const heads = sharedNames(families.flatMap((family) => firstOf(family) ?? []));
  const isShared = (family: Family) => names.has(family.name) || heads.has(firstOf(family)?.name ?? '');
  const markIn = (person: ZonePerson | undefined) => person && mark(person);
  return zones.map((zone) => ({
    ...zone,
    leader: markIn(zone.leader),
    chief: markIn(zone.chief),
    caretaker: markIn(zone.caretaker),
    families: zone.families.map((family) => ({
      ...family,
      ...(isShared(family) && { isNamesake: true }),
      head: markIn(family.head),
      spouse: markIn(family.spouse),
      members: family.members.map(mark),
    })),
  }));
}

export function personIn(family: Family, id: EntityId): ZonePerson | undefined {
  return peopleOf(family).find((person) => sameId(person.id, id));
}

/** Whether both are the same person, or both undefined. */
export function isHeldBy(holder: ZonePerson | undefined, person: ZonePerson | undefined): boolean {
  if (holder === undefined || person === undefined) return holder === person;
  return sameId(holder.id, person.id);
}

/** Whether the person is the head or the spouse of a family. */
export function leadsFamily({ head, spouse }: Family, id: EntityId): boolean {
  return [head, spouse].some((person) => person !== undefined && sameId(person.id, id));
}

/** An office of a zone. */
export interface ZoneOffice {
  readonly zone: ZoneName;
  readonly role: ZoneRole;
}

/** The offices that a person holds, in any zone. */
export function officesHeldBy(zones: readonly Zone[], id: EntityId): readonly ZoneOffice[] {
  return zones.flatMap((zone) =>
    zoneRoles.flatMap((role) => {
      const holder = zone[role];
      return holder !== undefined && sameId(holder.id, id) ? [{ zone: { id: zone.id, name: zone.name }, role }] : [];
    }),
  );
}

/** An office and its new holder; undefined vacates it. */
export interface RoleHolding {
  readonly role: ZoneRole;
  readonly person: ZonePerson | undefined;
}

/** The zone with another holder of an office (ZONE-02). */
export function withRole(zone: Zone, { role, person }: RoleHolding): Zone {
  return { ...zone, [role]: person };
}

/** The offices of a zone that a family's head or spouse holds; they lose them when the family leaves (ZONE-04). */
export function rolesOfFamily(zone: Zone, family: Family): readonly RoleHolding[] {
  return zoneRoles.flatMap((role) => {
    const person = zone[role];
    return person !== undefined && leadsFamily(family, person.id) ? [{ role, person }] : [];
  });
}

/** The zone without a family, whose head and spouse lose their offices (ZONE-04). */
export function withoutFamily(zone: Zone, family: Family): Zone {
  return rolesOfFamily(zone, family).reduce<Zone>((left, { role }) => withRole(left, { role, person: undefined }), {
    ...zone,
    families: zone.families.filter((one) => one !== family),
  });
}

/** The families of a zone with a person whose name is found, and all while nothing is searched; the same array when all are. */
export function familiesFound(zone: Zone, { isNarrowed, isFound }: NameSearch): readonly Family[] {
  const found = zone.families.filter((family) => !isNarrowed || peopleOf(family).some(({ name }) => isFound(name)));
  return found.length === zone.families.length ? zone.families : found;
}

/** All members of all families of a zone. */
export function peopleIn({ families }: Zone): readonly ZonePerson[] {
  return families.flatMap(peopleOf);
}
