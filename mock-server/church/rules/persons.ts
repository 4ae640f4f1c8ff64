import type { Church } from '../church.ts';

/** A person as other records show them. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

/** All members in the register by id. Deleted members are in no list until they are restored (MEMB-06). */
export const livingPersons = (church: Church): ReadonlyMap<number, Person> =>
  new Map(
    church.members
      .all()
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, name }) => [id, { id, name }]),
  );

/** The person at a place, or null. */
export const personAt = (people: ReadonlyMap<number, Person>, id: number | null): Person | null =>
  (id === null ? undefined : people.get(id)) ?? null;

export const personsAt = (people: ReadonlyMap<number, Person>, ids: readonly number[]): Person[] =>
  ids.flatMap((id) => people.get(id) ?? []);
