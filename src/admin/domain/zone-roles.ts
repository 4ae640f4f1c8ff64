import { type Family, leadsFamily, type Zone, type ZonePerson, type ZoneRole, zoneRoles } from './zone-board.ts';

/** An office and whoever is to hold it; nobody when undefined. */
export interface RoleHolding {
  readonly role: ZoneRole;
  readonly person: ZonePerson | undefined;
}

/** The zone with an office in other hands (ZONE-02). */
export function withRole(zone: Zone, { role, person }: RoleHolding): Zone {
  return { ...zone, [role]: person };
}

/** The offices of a zone that the head or the spouse of a family holds: a family that leaves gives them up (ZONE-04). */
export function rolesOfFamily(zone: Zone, family: Family): readonly RoleHolding[] {
  return zoneRoles.flatMap((role) => {
    const person = zone[role];
    return person !== undefined && leadsFamily(family, person.id) ? [{ role, person }] : [];
  });
}

/** The zone once a family has left it: without the family, and without its head and its spouse in any office (ZONE-04). */
export function withoutFamily(zone: Zone, family: Family): Zone {
  return rolesOfFamily(zone, family).reduce<Zone>((left, { role }) => withRole(left, { role, person: undefined }), {
    ...zone,
    families: zone.families.filter((one) => one !== family),
  });
}
