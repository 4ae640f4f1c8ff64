import { churchDate, yearOf } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import { livingPersons, type Person } from './persons.ts';

/** The age in years from which a pupil counts as an adult. */
const GROWN = 19;

/** The persons whose names are public: children are named to signed-in users only (ORGN-07). */
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
