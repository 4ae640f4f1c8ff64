import { done, type Outcome } from '@/shared/outcome.ts';
import type { DutyHolderRepository } from './serving.ports.ts';
import { dutyIds, inKoreanOrder, type ServingRole } from './serving.ts';

export type ReadServingNames = (role: ServingRole, signal?: AbortSignal) => Promise<Outcome<readonly string[]>>;

/** Reads the names of those who serve in a role, in Korean order (PEOP-03). */
export function makeReadServingNames(holders: DutyHolderRepository): ReadServingNames {
  return async (role, signal) => {
    const names = await holders.namesOf(dutyIds[role], signal);
    return names.kind === 'done' ? done(inKoreanOrder(names.value)) : names;
  };
}
