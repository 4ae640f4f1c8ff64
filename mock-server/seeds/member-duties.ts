import { yearOf } from '../church/calendar-date.ts';
import type { Member } from '../church/schemas/people.ts';
import { createRandom } from './random.ts';

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
export const assignDuties = (
  members: readonly Member[],
  candidates: readonly Member[],
  year: number,
): Map<number, number> => {
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
