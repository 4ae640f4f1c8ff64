import { type Family, peopleOf, type Zone } from '@/admin/domain/zone-board.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';

/** Whether anybody of a family is looked for; everybody is when nothing was typed. */
function isFound(family: Family, sought: string): boolean {
  return sought.trim() === '' || peopleOf(family).some(({ name }) => matchesHangul(name, sought));
}

export function familiesFound(zone: Zone, sought: string): readonly Family[] {
  const found = zone.families.filter((family) => isFound(family, sought));
  return found.length === zone.families.length ? zone.families : found;
}

/** How many people of the zones are looked for, and how many there are. */
export function countFound(zones: readonly Zone[], sought: string): { readonly shown: number; readonly all: number } {
  const people = zones.flatMap(({ families }) => families.flatMap(peopleOf));
  return { shown: people.filter(({ name }) => matchesHangul(name, sought)).length, all: people.length };
}

export function peopleInZone({ families }: Zone): number {
  return families.reduce((sum, family) => sum + peopleOf(family).length, 0);
}
