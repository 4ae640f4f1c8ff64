import * as z from 'zod/mini';
import { type Family, peopleOf, type Zone } from '@/admin/domain/zone-board.ts';
import { makeOnceEach } from './once-each.ts';
import { wireId } from './wire.ts';
import { wireBoardPerson } from './wire-board-person.ts';
import { readPart, wireList, wireMessages, wirePart, wireWholeList } from './wire-parts.ts';

const wirePerson = wirePart(wireBoardPerson);

const wireFamily = z.object({
  id: wireId,
  name: wireMessages,
  head: wirePerson,
  spouse: wirePerson,
  members: wireList(readPart(wireBoardPerson)),
});

const wireZone = z.object({
  id: wireId,
  name: wireMessages,
  leader: wirePerson,
  chief: wirePerson,
  caretaker: wirePerson,
  families: wireList(readPart(wireFamily)),
});

/** Zones with their offices and families (ZONE-01). */
export const wireZones = wireWholeList(readPart(wireZone));

/** The same with every zone, family and person once: what is named twice stands where the first one does (REL-13). */
export function eachOnce(zones: readonly Zone[]): readonly Zone[] {
  const familiesOnce = makeOnceEach();
  const peopleOnce = makeOnceEach();
  const clean = (family: Family): Family => {
    const here = peopleOnce(peopleOf(family));
    return {
      ...family,
      head: here.find((one) => one === family.head),
      spouse: here.find((one) => one === family.spouse),
      members: family.members.filter((one) => here.includes(one)),
    };
  };
  return makeOnceEach()(zones).map((zone) => ({ ...zone, families: familiesOnce(zone.families).map(clean) }));
}
