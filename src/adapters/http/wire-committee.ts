import * as z from 'zod/mini';
import { readPart, wireList, wirePart, wireTrimmedText, wireWithAnyOf } from './wire-parts.ts';
import { wirePerson, wirePersons } from './wire-person.ts';

/** The number of children when they are not named; undefined for a value that is not a number. */
const wireCount = wirePart(z.int().check(z.minimum(0), z.maximum(10_000)));

const wireSchool = z.pipe(
  z.object({
    teachers: wirePersons,
    helperTeachers: wirePersons,
    studentPresident: wirePerson,
    studentVicePresident: wirePerson,
    studentSecretary: wirePerson,
    studentBookKeeper: wirePerson,
    studentTreasurer: wirePerson,
    students: wirePersons,
    studentCount: wireCount,
  }),
  z.transform(({ studentBookKeeper, ...school }) => ({ ...school, studentBookkeeper: studentBookKeeper })),
);

const wireChoir = z.pipe(
  z.object({
    name: wireTrimmedText,
    chief: wirePerson,
    secretary: wirePerson,
    leader: wirePerson,
    conductor: wirePerson,
    viceConductor: wirePerson,
    director: wirePerson,
    coordinator: wirePerson,
    accompaniments: wirePersons,
    sopranos: wirePersons,
    altos: wirePersons,
    tenors: wirePersons,
    bases: wirePersons,
    members: wirePersons,
    studentCount: wireCount,
  }),
  z.transform(({ accompaniments, bases, ...choir }) => ({ ...choir, accompanists: accompaniments, basses: bases })),
);

const wireDepartment = z.pipe(
  z.object({
    name: wireTrimmedText,
    chairman: wirePerson,
    president: wirePerson,
    vicePresident: wirePerson,
    secretary: wirePerson,
    deaconess: wirePerson,
    treasurer: wirePerson,
    bookKeeper: wirePerson,
    treasureBookKeeper: wirePerson,
    infoKeeper: wirePerson,
    members: wirePersons,
    school: wirePart(wireSchool),
    choirs: wireList(readPart(wireChoir)),
  }),
  z.transform(({ bookKeeper, treasureBookKeeper, infoKeeper, ...department }) => ({
    ...department,
    bookkeeper: bookKeeper,
    treasuryBookkeeper: treasureBookKeeper,
    informationKeeper: infoKeeper,
  })),
);

/** `api/committee/detailed/{id}` (ORGN-11). */
export const wireCommittee = wireWithAnyOf(
  z.pipe(
    z.object({
      name: wireTrimmedText,
      위원장: wirePerson,
      총무: wirePerson,
      jobs: wireList(readPart(wireTrimmedText.check(z.minLength(1)))),
      departments: wireList(readPart(wireDepartment)),
    }),
    z.transform(({ 위원장: chairman, 총무: secretary, jobs, ...committee }) => ({
      ...committee,
      chairman,
      secretary,
      duties: jobs,
    })),
  ),
  ['name', '위원장', '총무', 'jobs', 'departments'],
);
