import { ContainerModule } from 'inversify';
import { makeHttpDutyHolderRepository } from '@/adapters/http/people.ts';
import type { ServingRole } from '@/people/serving.ts';
import { makeReadServingNames } from '@/people/serving.use-cases.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import { createFeature } from './entry.ts';
import { token, VISITOR_CLIENT } from './tokens.ts';

/** The names of those who serve, in Korean order, grouped by their service. */
type ServingNames = (role: ServingRole) => ProvidedReadOnce<readonly string[]>;

const SERVING_NAMES = token<ServingNames>('ServingNames');

const bindings = new ContainerModule(({ bind }) => {
  // Requested without a session, even where there is one (PEOP-03).
  bind(SERVING_NAMES).toResolvedValue(
    (send) => {
      const read = makeReadServingNames(makeHttpDutyHolderRepository(send));
      return (role) => provideReadOnce({ read: (signal) => read(role, signal) });
    },
    [VISITOR_CLIENT],
  );
});

/** The people who serve. */
export const peopleFeature = createFeature({ namesOf: SERVING_NAMES }, [bindings]);
