import { createNameGiver, type NameGiver, type Sex } from './names.ts';
import { createRandom, type Random } from './random.ts';

export interface Person {
  readonly name: string;
  readonly sex: Sex;
  readonly birthYear: number;
  /** A fixed office, instead of a drawn one. */
  readonly dutyId?: number;
}

export interface Household {
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
export const createHouseholds = (year: number): Household[] => {
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
