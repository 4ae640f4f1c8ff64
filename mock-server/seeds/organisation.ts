import type { Committee, Department, GoverningSession, MissionSociety } from '../church/schemas/organisation.ts';
import type { Member } from '../church/schemas/people.ts';
import { committeePlans } from './committee-plan.ts';
import { createDepartment } from './departments.ts';
import { createPeople, type People } from './people.ts';
import { createRandom } from './random.ts';

type Ages = readonly [from: number, to: number];

const societies: readonly (readonly [name: string, gender: 'male' | 'female', ages: Ages])[] = [
  ['제1남선교회', 'male', [65, 99]],
  ['제2남선교회', 'male', [50, 64]],
  ['제3남선교회', 'male', [40, 49]],
  ['제4남선교회', 'male', [27, 39]],
  ['제1여전도회', 'female', [68, 99]],
  ['제2여전도회', 'female', [50, 67]],
  ['제3여전도회', 'female', [38, 49]],
  ['제4여전도회', 'female', [27, 37]],
];

/** Societies are numbered from 101, far from the departments, with which they share an address. */
const firstSocietyId = 101;

const createSocieties = (people: People): MissionSociety[] =>
  societies.map(([name, gender, [from, to]], at) => {
    const memberIds = people.aged(from, to, 22, gender);
    const [presidentId = null, vicePresidentId = null, secretaryId = null, bookkeeperId = null, treasurerId = null] =
      memberIds;
    return {
      id: firstSocietyId + at,
      name,
      presidentId,
      vicePresidentId: at === 3 ? null : vicePresidentId,
      secretaryId,
      bookkeeperId,
      treasurerId,
      memberIds,
    };
  });

interface Organisation {
  readonly governingSessions: GoverningSession[];
  readonly committees: Committee[];
  readonly departments: Department[];
  readonly missionSocieties: MissionSociety[];
}

/** 당회, the seven committees with their departments, and the eight mission societies. */
export const createOrganisation = (members: readonly Member[], today: string): Organisation => {
  const random = createRandom('organisation');
  const people = createPeople(members, today, random);
  const elders = people.withDuty([4], 9);
  const ladies = people.withDuty([7], committeePlans.length);
  const holding = (dutyId: number): number | null => members.find((member) => member.dutyId === dutyId)?.id ?? null;

  const committees = committeePlans.map(
    ({ name, jobs }, at): Committee => ({
      id: at + 1,
      name,
      chairmanId: elders[at] ?? null,
      // The last committee has no secretary.
      secretaryId: at === committeePlans.length - 1 ? null : (ladies[at] ?? null),
      jobs: [...jobs],
    }),
  );
  const departments = committeePlans
    .flatMap((plan, at) => plan.departments.map((department) => ({ committeeId: at + 1, department })))
    .map(({ committeeId, department }, at) => createDepartment(at + 1, committeeId, department, people, random));

  const governingSession: GoverningSession = {
    id: 1,
    chairmanId: holding(1),
    clerkId: elders[7] ?? null,
    boardSecretaryId: elders[8] ?? null,
    boardDeputySecretaryId: people.withDuty([10], 1)[0] ?? null,
  };
  return { governingSessions: [governingSession], committees, departments, missionSocieties: createSocieties(people) };
};
