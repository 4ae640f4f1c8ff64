import { churchDate, yearOf } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import { livingPersons, type Person } from './persons.ts';

/** From the year of which on a pupil is none any more. */
const GROWN = 19;

/** Those who may be named to whoever asks: children are named to those who are signed in (ORGN-07). */
export function grownPersons(church: Church): ReadonlyMap<number, Person> {
  const year = yearOf(churchDate(church.now()));
  const children = new Set(
    church.members
      .all()
      .filter(({ birthDate }) => birthDate !== null && year - yearOf(birthDate) < GROWN)
      .map(({ id }) => id),
  );
  return new Map([...livingPersons(church)].filter(([id]) => !children.has(id)));
}
