import * as z from 'zod/mini';
import { wireId } from './wire.ts';
import { readPart, wireList, wirePart, wireTrimmedText } from './wire-parts.ts';

const name = wireTrimmedText.check(z.minLength(1));

/** A person with a name, and with an id where the server gave one. */
const person = z.union([
  z.object({ id: wirePart(wireId), name }),
  z.pipe(
    name,
    z.transform((text) => ({ id: undefined, name: text })),
  ),
]);

/** The holder of one office; undefined without a name. */
export const wirePerson = wirePart(person);

/** The people in a list who have a name. */
export const wirePersons = wireList(readPart(person));
