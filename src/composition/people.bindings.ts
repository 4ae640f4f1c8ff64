import { ContainerModule } from 'inversify';
import { makeHttpDutyRoster } from '@/adapters/http/http-duty-roster.ts';
import { inKoreanOrder } from '@/people/domain/names.ts';
import { dutyIds } from '@/people/domain/serving-role.ts';
import type { DutyRoster } from '@/people/ports/duty-roster.ts';
import { done } from '@/shared/domain/outcome.ts';
import { bindReadOnce } from '@/shared/machines/read-once-binding.ts';
import { DUTY_ROSTER, SERVING_NAMES, type ServingNames } from './people.tokens.ts';
import { VISITOR_CLIENT } from './tokens.ts';

/** Those who serve. Their names are asked for without a session, even where there is one (PEOP-03). */
export const peopleBindings = new ContainerModule(({ bind }) => {
  bind(DUTY_ROSTER).toResolvedValue(makeHttpDutyRoster, [VISITOR_CLIENT]);
  bind(SERVING_NAMES).toResolvedValue(bindServingNames, [DUTY_ROSTER]).inSingletonScope();
});

function bindServingNames(roster: DutyRoster): ServingNames {
  return (role) =>
    bindReadOnce({
      read: async (signal) => {
        const names = await roster.namesOf(dutyIds[role], signal);
        return names.kind === 'done' ? done(inKoreanOrder(names.value)) : names;
      },
      isEmpty: (names) => names.length === 0,
    });
}
