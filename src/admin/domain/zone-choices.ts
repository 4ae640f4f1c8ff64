import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { type Family, familyIn, type Zone, type ZoneRole, zoneRoles } from './zone-board.ts';
import { isHeldBy, type ZoneItem, type ZonePlace } from './zone-change.ts';

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
