import * as z from 'zod/mini';
import type { SeatGroup } from '@/organisation/parts.ts';
import { readPart, wireId, wireList, wirePart, wireTrimmedText } from './wire.ts';

const name = wireTrimmedText.check(z.minLength(1));

/** A person with a name, and with an id where the server gave one. */
const person = z.union([
  z.object({ id: wirePart(wireId), name }),
  z.pipe(
    name,
    z.transform((text) => ({ id: undefined, name: text })),
  ),
]);

/** The holder of one office; undefined without a name. */
export const wirePerson = wirePart(person);

/** The people in a list who have a name. */
export const wirePersons = wireList(readPart(person));

/** One office of a group: our name, the wire's name (ORGN-11), and whether several people hold it. */
export interface WireSeat {
  readonly office: string;
  readonly wire: string;
  readonly many: boolean;
}

const one = (office: string, wire = office): WireSeat => ({ office, wire, many: false });
const list = (office: string, wire = office): WireSeat => ({ office, wire, many: true });

/** The offices of each group, in display order. */
export const wireSeats: Readonly<Record<SeatGroup, readonly WireSeat[]>> = {
  governingSession: [one('chairman', '당회장'), one('clerk', '당회서기')],
  board: [one('clerk', '서기'), one('deputyClerk', '부서기')],
  committee: [one('chairman', '위원장'), one('secretary', '총무')],
  mission: [
    one('president'),
    one('vicePresident'),
    one('secretary'),
    one('bookkeeper', 'bookKeeper'),
    one('treasurer'),
    list('members'),
  ],
  department: [
    one('chairman'),
    one('president'),
    one('vicePresident'),
    one('secretary'),
    one('deaconess'),
    one('treasurer'),
    one('bookkeeper', 'bookKeeper'),
    one('treasuryBookkeeper', 'treasureBookKeeper'),
    one('informationKeeper', 'infoKeeper'),
    list('members'),
  ],
  school: [
    list('teachers'),
    list('helperTeachers'),
    one('studentPresident'),
    one('studentVicePresident'),
    one('studentSecretary'),
    one('studentBookkeeper', 'studentBookKeeper'),
    one('studentTreasurer'),
    list('students'),
  ],
  choir: [
    one('chief'),
    one('secretary'),
    one('leader'),
    one('conductor'),
    one('viceConductor'),
    one('director'),
    one('coordinator'),
    list('accompanists', 'accompaniments'),
    list('sopranos'),
    list('altos'),
    list('tenors'),
    list('basses', 'bases'),
    list('members'),
  ],
};
