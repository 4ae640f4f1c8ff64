import { fromCallback } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { ReadBranches } from '../use-cases/make-read-branches.ts';
import { type BranchesEvent, branchesMachine } from './branches.machine.ts';

/** Provides the departments of all committees with their call, which is aborted when the chart is left. */
export function provideBranches(read: ReadBranches): typeof branchesMachine {
  return branchesMachine.provide({
    actors: {
      readBranches: fromCallback<BranchesEvent, readonly EntityId[]>(({ input, sendBack }) => {
        const given = new AbortController();
        const end = () => given.signal.aborted || sendBack({ type: 'branches.ended' });
        read(input, sendBack, given.signal).then(end, end);
        return () => given.abort();
      }),
    },
  });
}
