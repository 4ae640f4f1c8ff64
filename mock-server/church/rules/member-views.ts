import type { Church } from '../church.ts';
import type { Family, Member } from '../schemas/people.ts';

/** A member as the list shows them; without an e-mail, `email` is ''. */
export const memberEntry = ({ id, name, email }: Member) => ({ id, name, email: email ?? '' });

const belongsTo = ({ headId, spouseId, memberIds }: Family, id: number): boolean =>
  headId === id || spouseId === id || memberIds.includes(id);

const named = (record: { id: number; name: string } | undefined) =>
  record ? { id: record.id, name: record.name } : null;

/** A member with everything that is known of them (MEMB-05); what is not known is null. */
export function memberDetail(church: Church, { id, name, email, gender, birthDate, dutyId }: Member) {
  const duty = church.duties.findFirst((query) => query.where((each) => each.id === dutyId));
  const family = church.families.findFirst((query) => query.where((each) => belongsTo(each, id)));
  const zone = church.zones.findFirst((query) => query.where((each) => each.id === family?.zoneId));
  return { id, name, email, gender, birthDate, duty: named(duty), zone: named(zone), family: named(family) };
}
