import { type Family, leadsFamily, type Zone, type ZonePerson, type ZoneRole, zoneRoles } from './zone-board.ts';

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
