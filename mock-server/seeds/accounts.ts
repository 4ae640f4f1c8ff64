import type { Account } from '../church/schemas/accounts.ts';
import type { Member } from '../church/schemas/people.ts';
import { personas } from './personas.ts';

/** The personas' accounts, tied to the members who carry their e-mail. */
export const accountsFor = (members: readonly Member[]): Account[] =>
  Object.values(personas).map((persona) => ({
    ...persona,
    roles: [...persona.roles],
    memberId: members.find(({ email }) => email === persona.email)?.id ?? null,
    deletionDue: null,
  }));
