import * as z from 'zod/mini';
import { wireId } from './wire.ts';
import { readPart, wireList, wireMessages, wirePart } from './wire-parts.ts';

const name = wireMessages.check(z.minLength(1));

/** Somebody who is named, with an identifier where the server gave one; without a name it is nobody. */
const person = z.union([
  z.object({ id: wirePart(wireId), name }),
  z.pipe(
    name,
    z.transform((text) => ({ id: undefined, name: text })),
  ),
]);

/** The holder of one office; whatever names nobody is nobody. */
export const wirePerson = wirePart(person);

/** Those who are named in a list. */
export const wirePersons = wireList(readPart(person));
