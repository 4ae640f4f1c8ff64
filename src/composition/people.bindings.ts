import { ContainerModule } from 'inversify';
import { makeHttpDutyHolderRepository } from '@/adapters/http/http-duty-holder-repository.ts';
import { inKoreanOrder } from '@/people/domain/names.ts';
import { dutyIds } from '@/people/domain/serving-role.ts';
import type { DutyHolderRepository } from '@/people/ports/duty-holder-repository.ts';
import { done } from '@/shared/domain/outcome.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { DUTY_HOLDER_REPOSITORY, SERVING_NAMES, type ServingNames } from './people.tokens.ts';
import { VISITOR_CLIENT } from './tokens.ts';

/** Those who serve. Their names are asked for without a session, even where there is one (PEOP-03). */
export const peopleBindings = new ContainerModule(({ bind }) => {
  bind(DUTY_HOLDER_REPOSITORY).toResolvedValue(makeHttpDutyHolderRepository, [VISITOR_CLIENT]);
  bind(SERVING_NAMES).toResolvedValue(bindServingNames, [DUTY_HOLDER_REPOSITORY]).inSingletonScope();
});

function bindServingNames(roster: DutyHolderRepository): ServingNames {
  return (role) =>
    provideReadOnce({
      read: async (signal) => {
        const names = await roster.namesOf(dutyIds[role], signal);
        return names.kind === 'done' ? done(inKoreanOrder(names.value)) : names;
      },
      isEmpty: (names) => names.length === 0,
    });
}
