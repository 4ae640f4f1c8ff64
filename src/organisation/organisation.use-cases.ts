import type { PupilReaders } from '@/shared/church.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { OrganisationRepository } from './organisation.ports.ts';
import { type Committee, type Department, namesPupils, withoutPupilNames } from './organisation.ts';

export type ReadCommittee = (id: EntityId, signal?: AbortSignal) => Promise<Outcome<Committee>>;

/**
 * Reads a committee (ORGN-05), with the names of pupils only for those who may read them (ORGN-07).
 * @param isLinked whether the reader's account is linked to a member; asked only where the server has named pupils
 */
export function makeReadCommittee(
  repository: Pick<OrganisationRepository, 'committee'>,
  readers: PupilReaders,
  isLinked: (signal?: AbortSignal) => Promise<boolean>,
): ReadCommittee {
  return async (id, signal) => {
    const committee = await repository.committee(id, signal);
    if (committee.kind === 'refused' || readers === 'everyone' || !namesPupils(committee.value)) return committee;
    return (await isLinked(signal)) ? committee : done(withoutPupilNames(committee.value));
  };
}

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
