import * as z from 'zod/mini';
import type { OrganisationRepository } from '@/organisation/organisation.ports.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { wirePerson, wirePersons } from './offices.ts';
import { readPart, wireId, wireList, wirePart, wireTrimmedText, wireWithAnyOf } from './wire.ts';

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
    pupils: wirePart(z.boolean()),
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
  z.transform(({ accompaniments, bases, pupils = false, ...choir }) => ({
    ...choir,
    pupils,
    accompanists: accompaniments,
    basses: bases,
  })),
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
const wireCommittee = wireWithAnyOf(
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

/** An entry without an id cannot be linked to, and one without a name cannot be shown. */
const entry = z.object({ id: wireId, name: wireTrimmedText.check(z.minLength(1)) });
const committeeEntry = z.extend(entry, { chairman: wirePerson, secretary: wirePerson });

/** `api/session` (ORGN-11). */
const wireGoverningSession = wireWithAnyOf(
  z.pipe(
    z.object({
      당회장: wirePerson,
      당회서기: wirePerson,
      board: wirePart(z.object({ 서기: wirePerson, 부서기: wirePerson })),
      committees: wireList(readPart(committeeEntry)),
      missions: wireList(readPart(entry)),
    }),
    z.transform(({ 당회장: chairman, 당회서기: clerk, board, committees, missions }) => ({
      chairman,
      clerk,
      board: { clerk: board?.서기, deputyClerk: board?.부서기 },
      committees,
      missions,
    })),
  ),
  ['당회장', '당회서기', 'board', 'committees', 'missions'],
);

/** `api/Department/{id}` (ORGN-11). */
const wireMission = wireWithAnyOf(
  z.pipe(
    z.object({
      name: wireTrimmedText,
      president: wirePerson,
      vicePresident: wirePerson,
      secretary: wirePerson,
      bookKeeper: wirePerson,
      treasurer: wirePerson,
      members: wirePersons,
    }),
    z.transform(({ bookKeeper, ...mission }) => ({ ...mission, bookkeeper: bookKeeper })),
  ),
  ['name', 'president', 'vicePresident', 'secretary', 'bookKeeper', 'treasurer', 'members'],
);

/** The organisation over HTTP, under the wire's names (ORGN-11); readable without a session. */
export function makeHttpOrganisationRepository(send: HttpClient): OrganisationRepository {
  return {
    governingSession: async (signal) => parseAnswer(await send({ path: 'api/session', signal }), wireGoverningSession),
    committee: async (id, signal) =>
      parseAnswer(await send({ path: `api/committee/detailed/${encodeURIComponent(id)}`, signal }), wireCommittee),
    mission: async (id, signal) =>
      parseAnswer(await send({ path: `api/Department/${encodeURIComponent(id)}`, signal }), wireMission),
  };
}
