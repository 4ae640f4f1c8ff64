import type { Church } from '../church.ts';
import type { Family, Member } from '../schemas/people.ts';

/** Members as the list shows them; without an e-mail, `email` is ''. Unknown values are null. */
export function memberEntries(church: Church, members: readonly Member[]) {
  const duties = new Map(church.duties.all().map((duty) => [duty.id, duty]));
  const zones = new Map(church.zones.all().map((zone) => [zone.id, zone]));
  const zoneOf = new Map(
    church.families.all().flatMap((family) => peopleOf(family).map((id) => [id, family.zoneId] as const)),
  );
  return members.map(({ id, name, email, gender, birthDate, dutyId }) => ({
    id,
    name,
    email: email ?? '',
    gender,
    birthDate,
    duty: named(duties.get(dutyId ?? 0)),
    zone: named(zones.get(zoneOf.get(id) ?? 0)),
  }));
}

const peopleOf = ({ headId, spouseId, memberIds }: Family): readonly number[] =>
  [headId, spouseId, ...memberIds].filter((id) => id !== null);

const belongsTo = ({ headId, spouseId, memberIds }: Family, id: number): boolean =>
  headId === id || spouseId === id || memberIds.includes(id);

const named = (record: { id: number; name: string } | undefined) =>
  record ? { id: record.id, name: record.name } : null;

/** A member with all details (MEMB-05); unknown values are null. */
export function memberDetail(church: Church, { id, name, email, gender, birthDate, dutyId }: Member) {
  const duty = church.duties.findFirst((query) => query.where((each) => each.id === dutyId));
  const family = church.families.findFirst((query) => query.where((each) => belongsTo(each, id)));
  const zone = church.zones.findFirst((query) => query.where((each) => each.id === family?.zoneId));
  return { id, name, email, gender, birthDate, duty: named(duty), zone: named(zone), family: named(family) };
}
