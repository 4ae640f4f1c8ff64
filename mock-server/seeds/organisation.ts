import { yearOf } from '../church/calendar-date.ts';
import type {
  Choir,
  Committee,
  Department,
  GoverningSession,
  MissionSociety,
  School,
} from '../church/schemas/organisation.ts';
import type { Member } from '../church/schemas/people.ts';
import { createRandom, type Random } from './random.ts';

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

const first = (ids: readonly number[]): number | null => ids[0] ?? null;

const schoolOf = (people: People, [from, to, students]: readonly [number, number, number]): School => {
  const studentIds = people.aged(from, to, students);
  // The classes of small children have no class officers.
  const officer = (at: number): number | null => (to > 8 ? (studentIds[at] ?? null) : null);
  return {
    teacherIds: people.withDuty([10, 13], 5),
    helperTeacherIds: people.aged(19, 28, 3),
    studentPresidentId: officer(0),
    studentVicePresidentId: officer(1),
    studentSecretaryId: officer(2),
    studentBookkeeperId: officer(3),
    studentTreasurerId: officer(4),
    studentIds,
  };
};

const choirOf = (people: People, name: string, [from, to]: Ages): Choir => {
  const grown = to > 18;
  const women = people.aged(from, to, 14, 'female');
  const men = people.aged(from, to, 10, 'male');
  const [chiefId = null, secretaryId = null, conductorId = null, viceConductorId = null] = people.withDuty([10, 13], 4);
  return {
    name,
    pupils: !grown,
    chiefId,
    secretaryId,
    leaderId: grown ? first(people.withDuty([4, 10], 1)) : first(women),
    conductorId,
    viceConductorId: grown ? viceConductorId : null,
    directorId: grown ? first(people.withDuty([4], 1)) : null,
    coordinatorId: first(people.withDuty([2, 3], 1)),
    accompanistIds: people.aged(17, 45, 2, 'female'),
    sopranoIds: women.slice(0, 8),
    altoIds: women.slice(8),
    tenorIds: men.slice(0, 5),
    bassIds: men.slice(5),
    memberIds: grown ? [] : people.aged(from, to, 6),
  };
};

/** A department with its officers; about one place in seven is empty, as in a real year. */
const createDepartment = (
  id: number,
  committeeId: number,
  plan: DepartmentPlan,
  people: People,
  random: Random,
): Department => {
  const officers = people.withDuty([10, 13], 7);
  const officer = (at: number): number | null => (random.chance(0.14) ? null : (officers[at] ?? null));
  return {
    id,
    committeeId,
    name: plan.name,
    chairmanId: first(people.withDuty([4, 10], 1)),
    presidentId: officer(0),
    vicePresidentId: officer(1),
    secretaryId: officer(2),
    deaconessId: first(people.withDuty([7], 1)),
    treasurerId: officer(3),
    bookkeeperId: officer(4),
    treasuryBookkeeperId: plan.members > 6 ? officer(5) : null,
    infoKeeperId: plan.members > 4 ? officer(6) : null,
    memberIds: people.aged(22, 70, plan.members),
    school: plan.school ? schoolOf(people, plan.school) : null,
    choirs: (plan.choirs ?? []).map(({ name, from, to }) => choirOf(people, name, [from, to])),
  };
};

/** Draws members for a service; the same seed always draws the same members. */
interface People {
  /** Ids of that many members with one of the duties. */
  withDuty(dutyIds: readonly number[], count: number): number[];
  /** Ids of that many members whose age lies between the two, both included. */
  aged(from: number, to: number, count: number, gender?: Member['gender']): number[];
}

const createPeople = (members: readonly Member[], today: string, random: Random): People => {
  const ageOf = ({ birthDate }: Member): number => yearOf(today) - yearOf(birthDate ?? today);
  const some = (fitting: readonly Member[], count: number): number[] =>
    random
      .shuffled(fitting)
      .slice(0, count)
      .map(({ id }) => id);
  return {
    withDuty: (dutyIds, count) =>
      some(
        members.filter(({ dutyId }) => dutyId !== null && dutyIds.includes(dutyId)),
        count,
      ),
    aged: (from, to, count, gender) =>
      some(
        members.filter((member) => {
          const age = ageOf(member);
          return age >= from && age <= to && (gender === undefined || member.gender === gender);
        }),
        count,
      ),
  };
};

/** What a department has besides its officers. `school` and `choir` name the ages of their children. */
interface DepartmentPlan {
  readonly name: string;
  readonly members: number;
  readonly school?: readonly [from: number, to: number, students: number];
  readonly choirs?: readonly { readonly name: string; readonly from: number; readonly to: number }[];
}

interface CommitteePlan {
  /** Without the word 위원회. */
  readonly name: string;
  readonly jobs: readonly string[];
  readonly departments: readonly DepartmentPlan[];
}

const plain = (name: string, members: number): DepartmentPlan => ({ name, members });

/** The church's seven committees; the second is as large as any will be: twelve departments, four choirs. */
const committeePlans: readonly CommitteePlan[] = [
  {
    name: '예배',
    jobs: [
      '주일예배와 수요예배의 순서를 준비합니다.',
      '성찬식과 세례식을 준비합니다.',
      '절기 예배와 특별 새벽기도회를 계획합니다.',
      '찬양대와 예배 봉사자를 세웁니다.',
    ],
    departments: [
      plain('예배부', 8),
      {
        ...plain('찬양부', 6),
        choirs: [
          { name: '시온찬양대', from: 30, to: 72 },
          { name: '호산나찬양대', from: 24, to: 60 },
        ],
      },
      plain('성례부', 5),
      plain('안내부', 10),
      plain('방송부', 6),
    ],
  },
  {
    name: '교육',
    jobs: [
      '교회학교 교육 계획을 세우고 교재를 고릅니다.',
      '교사를 세우고 해마다 두 차례 교사 강습회를 엽니다.',
      '여름 성경학교와 학생부 수련회를 준비합니다.',
      '한글학교를 운영하고 다음 세대에게 우리말을 가르칩니다.',
      '어린이와 학생의 안전을 살피고 부모님과 의논합니다.',
    ],
    departments: [
      { ...plain('유치부 영아반', 4), school: [1, 3, 16] },
      { ...plain('유치부', 4), school: [4, 6, 20], choirs: [{ name: '유치부 꼬마찬양대', from: 5, to: 7 }] },
      { ...plain('아동부', 6), school: [7, 12, 34], choirs: [{ name: '아동부 어린이찬양대', from: 8, to: 12 }] },
      { ...plain('학생부', 5), school: [13, 18, 28], choirs: [{ name: '학생부 찬양대', from: 13, to: 18 }] },
      { ...plain('청년부', 5), choirs: [{ name: '청년부 샘물찬양단', from: 19, to: 33 }] },
      { ...plain('한글학교부', 6), school: [6, 14, 30] },
      plain('성인교육부', 5),
      plain('새가족부', 7),
      plain('교사양성부', 4),
      plain('가정사역부', 5),
      plain('도서부', 4),
      plain('교육행정부', 3),
    ],
  },
  {
    name: '선교',
    jobs: [
      '협력 선교사를 위해 기도하고 소식을 나눕니다.',
      '차코 지역 원주민 마을을 돕습니다.',
      '단기 선교팀을 훈련하고 파송합니다.',
    ],
    departments: [plain('국내선교부', 7), plain('원주민선교부', 8), plain('의료선교부', 6), plain('전도부', 9)],
  },
  {
    name: '봉사',
    jobs: ['어려운 이웃과 교우를 찾아 돕습니다.', '경조사를 살피고 함께합니다.', '차량을 운행하고 어르신을 모십니다.'],
    departments: [plain('구제부', 7), plain('경조부', 6), plain('차량부', 8), plain('경로부', 6)],
  },
  {
    name: '재정',
    jobs: ['한 해 예산을 짜고 결산을 보고합니다.', '헌금을 정리하고 기록합니다.', '재정 감사를 받습니다.'],
    departments: [plain('회계부', 5), plain('헌금관리부', 6), plain('감사부', 3)],
  },
  {
    name: '관리',
    jobs: ['예배당과 교육관을 돌봅니다.', '비품과 시설을 고치고 바꿉니다.', '주차와 안전을 맡습니다.'],
    departments: [plain('시설부', 6), plain('비품부', 4), plain('조경부', 5), plain('주차안전부', 8)],
  },
  {
    name: '친교',
    jobs: ['주일 점심과 친교 시간을 준비합니다.', '체육대회와 야유회를 계획합니다.', '구역 모임을 돕습니다.'],
    departments: [plain('식당부', 12), plain('체육부', 7), plain('구역지원부', 6)],
  },
];
