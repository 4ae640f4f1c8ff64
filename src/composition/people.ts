import { makeHttpDutyHolderRepository } from '@/adapters/http/people.ts';
import type { ServingRole } from '@/people/serving.ts';
import { makeReadServingNames } from '@/people/serving.use-cases.ts';
import { entry } from './entry.ts';
import { VISITOR_CLIENT } from './tokens.ts';

/** The people who serve. */
export const peopleEntry = entry({
  // The names in Korean order, grouped by their service. Requested without a session, even where there is one (PEOP-03).
  namesOf: (get) => {
    const read = makeReadServingNames(makeHttpDutyHolderRepository(get(VISITOR_CLIENT)));
    return (role: ServingRole) => ({ read: (signal: AbortSignal) => read(role, signal) });
  },
});
