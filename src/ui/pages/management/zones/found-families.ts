import { type Family, peopleOf, type Zone, type ZonePerson } from '@/admin/domain/zone-board.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';

/** Whether a person of the family matches the search; true when it is empty. */
function isFound(family: Family, searchText: string): boolean {
  return searchText.trim() === '' || peopleOf(family).some(({ name }) => matchesHangul(name, searchText));
}

export function familiesFound(zone: Zone, searchText: string): readonly Family[] {
  const found = zone.families.filter((family) => isFound(family, searchText));
  return found.length === zone.families.length ? zone.families : found;
}

export function peopleIn({ families }: Zone): readonly ZonePerson[] {
  return families.flatMap(peopleOf);
}
