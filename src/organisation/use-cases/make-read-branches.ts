import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Department } from '../domain/organisation.ts';
import type { OrganisationRepository } from '../ports/organisation-repository.ts';

/** What was heard of one committee. */
export type BranchReport =
  | { readonly type: 'branch.read'; readonly id: EntityId; readonly departments: readonly Department[] }
  | { readonly type: 'branch.missed'; readonly id: EntityId };

/** Resolves when every committee was heard of; nothing is told once `signal` is aborted. */
export type ReadBranches = (
  ids: readonly EntityId[],
  notify: (report: BranchReport) => void,
  signal: AbortSignal,
) => Promise<void>;

/** A phone on a slow line has other calls to make, too. */
const AT_ONCE = 3;

/** Reads the departments of many committees, a few at once, and tells of each as soon as it is known. */
export function makeReadBranches(repository: OrganisationRepository): ReadBranches {
  return async (ids, notify, signal) => {
    const waiting = [...ids];

    const readNext = async (): Promise<void> => {
      const id = waiting.shift();
      if (id === undefined || signal.aborted) return;
      const committee = await repository.committee(id, signal);
      if (signal.aborted) return;
      notify(
        committee.kind === 'done'
          ? { type: 'branch.read', id, departments: committee.value.departments }
          : { type: 'branch.missed', id },
      );
      await readNext();
    };

    await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  };
}
