import type { EntityId } from './entity-id.ts';

/** Someone in a list from which people are deleted, moved or chosen. */
export interface NamedPerson {
  readonly id: EntityId;
  readonly name: string;
  /** Another one there has the same name: their numbers tell them apart (MEMB-11). */
  readonly isNamesake?: true;
}

/** The names that several people share. */
export function sharedNames(people: readonly Pick<NamedPerson, 'name'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(people.flatMap(({ name }) => (seen.has(name) ? [name] : (seen.add(name), []))));
}

/**
 * Makes a function that marks those whose name is shared; all others, and each person again, are the same objects as
 * before.
 */
export function makeMarkNamesakes<Person extends NamedPerson>(shared: ReadonlySet<string>): (person: Person) => Person {
  const marked = new Map<Person, Person>();
  return (person) => {
    if (!shared.has(person.name)) return person;
    const known = marked.get(person) ?? { ...person, isNamesake: true };
    marked.set(person, known);
    return known;
  };
}
