import { dateOf, yearOf } from '../church/calendar-date.ts';
import type { Duty, Family, Member, Zone } from '../church/schemas/people.ts';
import { createNameGiver, mailName, type NameGiver, type Sex } from './names.ts';
import { personas } from './personas.ts';
import { createRandom, type Random } from './random.ts';

/** Ids 3 to 7 and 9 to 13 are those that the people pages request (PEOP-03); 1, 2 and 8 are this church's own. */
export const duties: readonly Duty[] = [
  { id: 1, name: '담임목사' },
  { id: 2, name: '부목사' },
  { id: 3, name: '전도사' },
  { id: 4, name: '장로' },
  { id: 5, name: '휴무장로' },
  { id: 6, name: '은퇴장로' },
  { id: 7, name: '권사' },
  { id: 8, name: '명예권사' },
  { id: 9, name: '은퇴권사' },
  { id: 10, name: '안수집사' },
  { id: 11, name: '휴무집사' },
  { id: 12, name: '은퇴집사' },
  { id: 13, name: '서리집사' },
];

/** A home with its people as members: zones, departments and societies are made from them. */
interface Home {
  readonly family: Family;
  readonly people: readonly Member[];
}

/** Persons whose birthday is still to come this year are born a year earlier, so that ages do not depend on the season. */
const birthDateOf = (person: Person, today: string, random: Random): string => {
  const month = random.integer(1, 12);
  const day = random.integer(1, 28);
  const later = dateOf(yearOf(today), month, day) > today;
  return dateOf(person.birthYear - (later ? 1 : 0), month, day);
};

const emailOf = (name: string, age: number, taken: Set<string>, random: Random): string | null => {
  const persona = Object.values(personas).find((known) => known.name === name);
  if (persona) return persona === personas.unlinked ? null : persona.email;
  if (age < 14 || random.chance(age > 70 ? 0.6 : 0.15)) return null;
  const plain = `${mailName(name)}@example.org`;
  const email = taken.has(plain) ? `${mailName(name)}${age}@example.org` : plain;
  taken.add(email);
  return email;
};

/** The first homes are those of the pastors. */
const pastors = 2;

const peopleOf = ({ head, spouse, others }: Household): Person[] => [head, ...(spouse ? [spouse] : []), ...others];

/** All homes, not yet in a zone; members are numbered from 1 in the order of their homes. */
export const createHomes = (today: string): Home[] => {
  const random = createRandom('members');
  const year = yearOf(today);
  const taken = new Set<string>();
  let lastId = 0;
  const toMember = (person: Person): Member => {
    lastId += 1;
    return {
      id: lastId,
      name: person.name,
      email: emailOf(person.name, year - person.birthYear, taken, random),
      gender: person.sex,
      birthDate: birthDateOf(person, today, random),
      dutyId: person.dutyId ?? null,
      telephone: null,
      photo: null,
      version: 1,
      deletedAt: null,
    };
  };
  const homes = createHouseholds(year).map((household, at) => {
    const people = peopleOf(household).map(toMember);
    const ids = people.map(({ id }) => id);
    const alone = household.spouse === null;
    const family: Family = {
      id: at + 1,
      zoneId: null,
      name: `${household.head.name} 가정`,
      headId: ids[0] ?? null,
      spouseId: alone ? null : (ids[1] ?? null),
      memberIds: ids.slice(alone ? 1 : 2),
    };
    return { family, people };
  });
  const all = homes.flatMap(({ people }) => people);
  // A pastor's wife and children hold no office of the congregation.
  const held = assignDuties(
    all,
    homes.slice(pastors).flatMap(({ people }) => people),
    year,
  );
  return homes.map(({ family, people }) => ({
    family,
    people: people.map((member) => ({ ...member, dutyId: held.get(member.id) ?? null })),
  }));
};

interface Person {
  readonly name: string;
  readonly sex: Sex;
  readonly birthYear: number;
  /** A fixed office, instead of a drawn one. */
  readonly dutyId?: number;
}

interface Household {
  readonly head: Person;
  readonly spouse: Person | null;
  readonly others: readonly Person[];
}

type Cast = readonly [husband: string, dutyId: number, wife: string, wifeDutyId: number, age: number];

/** The people whom several pages and scenarios name. */
const cast: readonly Cast[] = [
  ['한경수', 1, '정미란', 0, 57],
  ['윤성진', 2, '고은영', 0, 41],
  ['박정훈', 4, '이은경', 7, 64],
  ['김성호', 4, '한미숙', 7, 61],
  ['강태준', 4, '윤지혜', 7, 63],
  ['최영민', 10, '이선영', 7, 56],
  ['오세영', 10, '정은주', 13, 54],
  ['서동욱', 10, '임수정', 13, 49],
  ['노현우', 10, '장현주', 13, 52],
  ['김민수', 13, '문지영', 13, 39],
  ['송민재', 13, '배하린', 13, 37],
];

/**
 * One of the young women who live alone is known too: she has requested that her account is linked to her (MINE-02).
 */
const knownSingle = { at: 20, name: '정하나' } as const;

const castHousehold = ([husband, dutyId, wife, wifeDutyId, age]: Cast, year: number): Household => ({
  head: { name: husband, sex: 'male', birthYear: year - age, dutyId },
  spouse: { name: wife, sex: 'female', birthYear: year - age + 2, ...(wifeDutyId > 0 && { dutyId: wifeDutyId }) },
  others: [],
});

const couple = (year: number, age: number, random: Random, names: NameGiver): Household => {
  const person = (sex: Sex, birthYear: number): Person => ({
    name: names.full(names.surname(), sex, birthYear),
    sex,
    birthYear,
  });
  const head = person('male', year - age);
  return { head, spouse: person('female', year - age + random.integer(0, 5)), others: [] };
};

const single = (year: number, at: number, random: Random, names: NameGiver): Household => {
  const widow = at < 19;
  const sex: Sex = widow || at % 2 === 0 ? 'female' : 'male';
  const birthYear = year - (widow ? random.integer(66, 88) : random.integer(27, 38));
  return { head: { name: names.full(names.surname(), sex, birthYear), sex, birthYear }, spouse: null, others: [] };
};

interface Birth {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Adds a number of sons and daughters of that age to couples who are old enough, at most three each. */
const withBirths = (all: Household[], year: number, birth: Birth, random: Random, names: NameGiver): Household[] => {
  const households = [...all];
  let left = birth.count;
  for (let round = 0; left > 0 && round < 2000; round += 1) {
    const at = random.integer(0, households.length - 1);
    const home = households[at];
    const age = random.integer(birth.low, birth.high);
    const mother = home?.spouse ? year - home.spouse.birthYear - age : 0;
    if (!home || mother < 23 || mother > 41 || home.others.length > 2) continue;
    const sex: Sex = random.chance(0.5) ? 'male' : 'female';
    const surname = home.head.name.slice(0, 1);
    const birthYear = year - age;
    const others = [...home.others, { name: names.full(surname, sex, birthYear), sex, birthYear }];
    households[at] = { ...home, others: others.toSorted((a, b) => a.birthYear - b.birthYear) };
    left -= 1;
  }
  return households;
};

/**
 * The 120 homes of the church as they are in that year: 250 adults (19 and older) and 150 children (INTR-04).
 */
const createHouseholds = (year: number): Household[] => {
  const random = createRandom('households');
  const names = createNameGiver(random);
  const known = cast.map((member) => castHousehold(member, year));
  for (const [husband, , wife] of cast) for (const name of [husband, wife]) names.reserve(name);
  names.reserve(knownSingle.name);
  const ages = [
    ...Array.from({ length: 32 }, () => random.integer(29, 43)),
    ...Array.from({ length: 28 }, () => random.integer(44, 57)),
    ...Array.from({ length: 24 }, () => random.integer(62, 84)),
  ];
  const couples = ages.map((age) => couple(year, age, random, names));
  const singles = Array.from({ length: 25 }, (_, at) => single(year, at, random, names)).map((home, at) =>
    at === knownSingle.at ? { ...home, head: { ...home.head, name: knownSingle.name } } : home,
  );
  const grown = withBirths([...known, ...couples], year, { low: 20, high: 33, count: 35 }, random, names);
  const families = withBirths(grown, year, { low: 1, high: 18, count: 150 }, random, names);
  return [...families, ...singles];
};

interface Office {
  readonly dutyId: number;
  readonly count: number;
  readonly sex: Member['gender'] | 'any';
  readonly from: number;
  readonly to: number;
}

/** How many members hold which office, known people included, and who may hold it; ages are whole years. */
const offices: readonly Office[] = [
  { dutyId: 2, count: 2, sex: 'male', from: 33, to: 46 },
  { dutyId: 3, count: 3, sex: 'any', from: 28, to: 40 },
  { dutyId: 4, count: 9, sex: 'male', from: 55, to: 70 },
  { dutyId: 5, count: 2, sex: 'male', from: 56, to: 70 },
  { dutyId: 6, count: 7, sex: 'male', from: 70, to: 99 },
  { dutyId: 9, count: 15, sex: 'female', from: 70, to: 99 },
  { dutyId: 8, count: 5, sex: 'female', from: 65, to: 99 },
  { dutyId: 7, count: 22, sex: 'female', from: 48, to: 70 },
  { dutyId: 12, count: 6, sex: 'male', from: 69, to: 99 },
  { dutyId: 11, count: 3, sex: 'male', from: 44, to: 69 },
  { dutyId: 10, count: 18, sex: 'male', from: 42, to: 69 },
  { dutyId: 13, count: 64, sex: 'any', from: 29, to: 62 },
];

/** Member id → duty id: the offices that members hold already, and the open ones drawn among the candidates. */
const assignDuties = (members: readonly Member[], candidates: readonly Member[], year: number): Map<number, number> => {
  const held = new Map(members.flatMap(({ id, dutyId }) => (dutyId === null ? [] : [[id, dutyId] as const])));
  const queue = createRandom('duties').shuffled(candidates);
  for (const { dutyId, count, sex, from, to } of offices) {
    const open = count - [...held.values()].filter((id) => id === dutyId).length;
    queue
      .filter(({ id }) => !held.has(id))
      .filter(({ gender }) => sex === 'any' || gender === sex)
      .filter(({ birthDate }) => {
        const age = year - yearOf(birthDate ?? `${year}-01-01`);
        return age >= from && age <= to;
      })
      .slice(0, Math.max(0, open))
      .forEach(({ id }) => held.set(id, dutyId));
  }
  return held;
};

const zoneNames = [
  '비야모라',
  '레콜레타',
  '카르멜리타스',
  '로스라우렐레스',
  '트리니다드',
  '센트로',
  '사호니아',
  '람바레',
  '산로렌소',
  '루케',
  '페르난도데라모라',
  '마리아노로케알론소',
] as const;

interface Placed {
  readonly zones: Zone[];
  readonly families: Family[];
}

/** The last homes belong to no zone, as new ones do. */
const unplaced = 4;

const adultsOf = ({ family, people }: Home): Member[] =>
  people.filter(({ id }) => id === family.headId || id === family.spouseId);

/** Spreads the homes over the twelve zones; two zones still look for someone. */
export const placeHomes = (homes: readonly Home[]): Placed => {
  const placed = homes.slice(0, homes.length - unplaced);
  const zoneOf = new Map(placed.map(({ family }, at) => [family.id, (at % zoneNames.length) + 1]));
  const zones = zoneNames.map((name, at): Zone => {
    const here = placed.filter(({ family }) => zoneOf.get(family.id) === at + 1).flatMap(adultsOf);
    const holding = (...dutyIds: number[]): number[] =>
      here.filter(({ dutyId }) => dutyId !== null && dutyIds.includes(dutyId)).map(({ id }) => id);
    const [leaderId = null] = holding(4, 10, 13);
    const chiefId = holding(7, 13).find((id) => id !== leaderId) ?? null;
    const caretakerId = holding(7, 13, 10).find((id) => id !== leaderId && id !== chiefId) ?? null;
    return {
      id: at + 1,
      name: `${name} 구역`,
      leaderId: at === 10 ? null : leaderId,
      chiefId,
      caretakerId: at === 6 || at === 10 ? null : caretakerId,
    };
  });
  const families = homes.map(({ family }) => ({ ...family, zoneId: zoneOf.get(family.id) ?? null }));
  return { zones, families };
};
