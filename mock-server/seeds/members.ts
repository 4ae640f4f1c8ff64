import { dateOf, yearOf } from '../church/calendar-date.ts';
import type { Family, Member } from '../church/schemas/people.ts';
import { createHouseholds, type Household, type Person } from './households.ts';
import { assignDuties } from './member-duties.ts';
import { personas } from './personas.ts';
import { createRandom, type Random } from './random.ts';
import { mailName } from './romanize.ts';

/** A home with its people as members: zones, departments and societies are made from them. */
export interface Home {
  readonly family: Family;
  readonly people: readonly Member[];
}

/** Persons whose birthday is still to come this year are born a year earlier, so that ages do not depend on the season. */
const birthDate = (person: Person, today: string, random: Random): string => {
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
      birthDate: birthDate(person, today, random),
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
  const duties = assignDuties(
    all,
    homes.slice(pastors).flatMap(({ people }) => people),
    year,
  );
  return homes.map(({ family, people }) => ({
    family,
    people: people.map((member) => ({ ...member, dutyId: duties.get(member.id) ?? null })),
  }));
};
