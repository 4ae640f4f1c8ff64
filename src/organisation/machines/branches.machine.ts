import { assign, fromCallback, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { retrying } from '@/shared/machines/reading-state.ts';
import type { Department } from '../domain/organisation.ts';

/** The departments of a committee, as far as they are known. */
export type Branch = readonly Department[] | 'missed';

export type BranchesEvent =
  | { readonly type: 'branch.read'; readonly id: EntityId; readonly departments: readonly Department[] }
  | { readonly type: 'branch.failed'; readonly id: EntityId }
  | { readonly type: 'branches.ended' }
  | { readonly type: 'retry.asked' };

interface BranchesContext {
  /** All committees, in the order of the chart. */
  readonly ids: readonly EntityId[];
  /** By committee id; a committee without an answer yet is absent. */
  readonly branches: ReadonlyMap<EntityId, Branch>;
}

/** The departments of all committees, which arrive one by one; those that failed can be requested again. */
export const branchesMachine = setup({
  types: {
    context: {} as BranchesContext,
    events: {} as BranchesEvent,
    input: {} as { readonly ids: readonly EntityId[] },
    tags: {} as 'loading',
  },
  actors: {
    // Unimplemented, it reports nothing; the calls that are provided report with the events above.
    readBranches: fromCallback<BranchesEvent, readonly EntityId[]>(() => undefined),
  },
  actions: {
    keep: assign({
      branches: ({ context }, [id, branch]: readonly [EntityId, Branch]) =>
        new Map([...context.branches, [id, branch]]),
    }),
    clearFailed: assign({
      branches: ({ context }) => new Map([...context.branches].filter(([, branch]) => branch !== 'missed')),
    }),
  },
  guards: {
    isWhole: ({ context: { ids, branches } }) =>
      ids.every((id) => {
        const branch = branches.get(id);
        return branch !== undefined && branch !== 'missed';
      }),
  },
}).createMachine({
  id: 'branches',
  context: ({ input }) => ({ ids: input.ids, branches: new Map() }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'loading',
      entry: 'clearFailed',
      invoke: {
        src: 'readBranches',
        input: ({ context: { ids, branches } }) => ids.filter((id) => !branches.has(id)),
      },
      on: {
        'branch.read': { actions: { type: 'keep', params: ({ event }) => [event.id, event.departments] } },
        'branch.failed': { actions: { type: 'keep', params: ({ event }) => [event.id, 'missed'] } },
        'branches.ended': [{ guard: 'isWhole', target: 'whole' }, { target: 'partial' }],
      },
    },
    partial: retrying('reading'),
    whole: { type: 'final' },
  },
});
