import * as z from 'zod/mini';
import { type Family, peopleOf, type Zone } from '@/admin/domain/zone-board.ts';
import { makeDeduplicate } from './deduplicate.ts';
import { wireId } from './wire.ts';
import { wireBoardPerson } from './wire-board-person.ts';
import { readPart, wireList, wirePart, wireTrimmedText, wireWholeList } from './wire-parts.ts';

const wirePerson = wirePart(wireBoardPerson);

const wireFamily = z.object({
  id: wireId,
  name: wireTrimmedText,
  head: wirePerson,
  spouse: wirePerson,
  members: wireList(readPart(wireBoardPerson)),
});

const wireZone = z.object({
  id: wireId,
  name: wireTrimmedText,
  leader: wirePerson,
  chief: wirePerson,
  caretaker: wirePerson,
  families: wireList(readPart(wireFamily)),
});

/** Zones with their offices and families (ZONE-01). */
export const wireZones = wireWholeList(readPart(wireZone));

/** Removes repeated zones, families and people; the first is kept (REL-13). */
export function withoutRepetitions(zones: readonly Zone[]): readonly Zone[] {
  const familiesOnce = makeDeduplicate();
  const peopleOnce = makeDeduplicate();
  const clean = (family: Family): Family => {
    const here = peopleOnce(peopleOf(family));
    return {
      ...family,
      head: here.find((one) => one === family.head),
      spouse: here.find((one) => one === family.spouse),
      members: family.members.filter((one) => here.includes(one)),
    };
  };
  return makeDeduplicate()(zones).map((zone) => ({ ...zone, families: familiesOnce(zone.families).map(clean) }));
}
