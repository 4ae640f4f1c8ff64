import { sameId } from '@/shared/domain/entity-id.ts';
import { type Family, familyIn, personIn, type Zone, type ZonePerson, zoneIn } from './zone-board.ts';
import { type FamilyMove, isHeldBy, type MemberMove, type RoleChange, type ZoneChange } from './zone-change.ts';
import { withoutFamily, withRole } from './zone-roles.ts';

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
