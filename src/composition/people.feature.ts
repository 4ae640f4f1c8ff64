import { ContainerModule } from 'inversify';
import { makeHttpDutyHolderRepository } from '@/adapters/http/http-duty-holder-repository.ts';
import type { ServingRole } from '@/people/domain/serving-role.ts';
import type { DutyHolderRepository } from '@/people/ports/duty-holder-repository.ts';
import { makeReadServingNames, type ReadServingNames } from '@/people/use-cases/make-read-serving-names.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { VISITOR_CLIENT } from './tokens.ts';

/** The names of those who serve, in Korean order, grouped by their service. */
type ServingNames = (role: ServingRole) => ProvidedReadOnce<readonly string[]>;

const DUTY_HOLDER_REPOSITORY = token<DutyHolderRepository>('DutyHolderRepository');
const READ_SERVING_NAMES = token<ReadServingNames>('ReadServingNames');
const SERVING_NAMES = token<ServingNames>('ServingNames');

const bindings = new ContainerModule(({ bind }) => {
  // Requested without a session, even where there is one (PEOP-03).
  bind(DUTY_HOLDER_REPOSITORY).toResolvedValue(makeHttpDutyHolderRepository, [VISITOR_CLIENT]);
  bind(READ_SERVING_NAMES).toResolvedValue(makeReadServingNames, [DUTY_HOLDER_REPOSITORY]);
  bind(SERVING_NAMES).toResolvedValue(bindServingNames, [READ_SERVING_NAMES]);
});

function bindServingNames(read: ReadServingNames): ServingNames {
  return (role) => provideReadOnce({ read: (signal) => read(role, signal) });
}

/** The people who serve. */
export const peopleFeature = createFeature({ namesOf: SERVING_NAMES }, [bindings]);
