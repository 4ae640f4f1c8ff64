import type { ChurchRecords } from '../church/records.ts';
import { emptyRecords } from '../church/records.ts';
import { accountsFor } from './accounts.ts';
import { duties } from './duties.ts';
import { roles } from './personas.ts';

/** The church on the first day of its website: one can sign in, and every list is empty. */
export const emptyWorld = (): ChurchRecords => ({
  ...emptyRecords(),
  accounts: accountsFor([]),
  roles: [...roles],
  duties: [...duties],
});
