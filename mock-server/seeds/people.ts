import { yearOf } from '../church/calendar-date.ts';
import type { Member } from '../church/schemas/people.ts';
import type { Random } from './random.ts';

/** Draws members for a service; the same seed always draws the same members. */
export interface People {
  /** Ids of that many members with one of the duties. */
  withDuty(dutyIds: readonly number[], count: number): number[];
  /** Ids of that many members whose age lies between the two, both included. */
  aged(from: number, to: number, count: number, gender?: Member['gender']): number[];
}

export const createPeople = (members: readonly Member[], today: string, random: Random): People => {
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
