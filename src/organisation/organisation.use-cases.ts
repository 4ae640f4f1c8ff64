import type { EntityId } from '@/shared/entity-id.ts';
import type { OrganisationRepository } from './organisation.ports.ts';
import type { Department } from './organisation.ts';

/** The result of reading one committee. */
export type BranchNews =
  | { readonly type: 'branch.read'; readonly id: EntityId; readonly departments: readonly Department[] }
  | { readonly type: 'branch.failed'; readonly id: EntityId };

/** Resolves when every committee has been read or has failed; after an abort, nothing more is reported. */
export type ReadBranches = (
  ids: readonly EntityId[],
  notify: (news: BranchNews) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Keeps connections free for other calls on a slow network. */
const AT_ONCE = 3;

/** Reads the departments of many committees, a few at a time, and reports each result as it arrives. */
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
          : { type: 'branch.failed', id },
      );
      await readNext();
    };

    await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  };
}
