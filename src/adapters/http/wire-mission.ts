import * as z from 'zod/mini';
import { wireTrimmedText, wireWithAnyOf } from './wire-parts.ts';
import { wirePerson, wirePersons } from './wire-person.ts';

/** `api/Department/{id}` (ORGN-11). */
export const wireMission = wireWithAnyOf(
  z.pipe(
    z.object({
      name: wireTrimmedText,
      president: wirePerson,
      vicePresident: wirePerson,
      secretary: wirePerson,
      bookKeeper: wirePerson,
      treasurer: wirePerson,
      members: wirePersons,
    }),
    z.transform(({ bookKeeper, ...mission }) => ({ ...mission, bookkeeper: bookKeeper })),
  ),
  ['name', 'president', 'vicePresident', 'secretary', 'bookKeeper', 'treasurer', 'members'],
);
