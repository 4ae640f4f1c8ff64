import type { Person } from '@/organisation/domain/organisation.ts';
import { sameHolders, samePerson } from '@/organisation/domain/part-changes.ts';
import type { Seat } from '@/organisation/domain/part-sheet.ts';
import { readPart } from './wire-parts.ts';
import { wirePerson, wirePersons } from './wire-person.ts';

const readOne = readPart(wirePerson);
const readMany = readPart(wirePersons);

/** Reads the holders of a seat from the wire. */
export function readHolders(many: boolean, value: unknown): readonly Person[] {
  if (many) return readMany(value) ?? [];
  const holder = readOne(value);
  return holder === undefined ? [] : [holder];
}

/**
 * Writes the holders of a seat for the wire. An unchanged seat, and every person who was in it before, is sent back as
 * it came: the server may have more data about them.
 * @param value what the server sent for the seat
 */
export function writeHolders({ many, holders }: Seat, value: unknown): unknown {
  if (sameHolders(holders, readHolders(many, value))) return value;
  const known = many && Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const written = holders.map((holder) => known.find((entry) => isEntryOf(entry, holder)) ?? writePerson(holder));
  if (!many) return written[0] ?? null;
  // Entries that could not be read were not removed by the user, so they are kept.
  return [
    ...written,
    ...known.filter((entry) => entry !== undefined && entry !== null && readOne(entry) === undefined),
  ];
}

function isEntryOf(entry: unknown, person: Person): boolean {
  const read = readOne(entry);
  return read !== undefined && samePerson(read, person);
}

function writePerson({ id, name }: Person): object {
  return id === undefined ? { name } : { id, name };
}
