import * as z from 'zod/mini';
import { wireHoldingAny, wireMessages } from './wire-parts.ts';
import { wirePerson, wirePersons } from './wire-person.ts';

/** `api/Department/{id}` (ORGN-11). */
export const wireMission = wireHoldingAny(
  z.pipe(
    z.object({
      name: wireMessages,
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
