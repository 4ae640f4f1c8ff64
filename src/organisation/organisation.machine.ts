import { assign, fromCallback, setup } from 'xstate';
import { retrying } from '@/shared/actors.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { notifyReadingFailure, type Reading } from '@/shared/reading.machine.ts';
import type { OrganisationRepository } from './organisation.ports.ts';
import { type Branch, type Committee, type GoverningSession, hasNobody, type MissionSociety } from './organisation.ts';
import type { BranchNews, ReadBranches, ReadCommittee } from './organisation.use-cases.ts';

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

export type BranchesEvent = BranchNews | { readonly type: 'branches.ended' } | { readonly type: 'retry.asked' };

interface BranchesContext {
  /** All committees, in the order of the chart. */
  readonly ids: readonly EntityId[];
  /** By committee id; a committee without an answer yet is absent. */
  readonly branches: ReadonlyMap<EntityId, Branch>;
}

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

export type ProvidedGoverningSession = Reading<GoverningSession>;
export type CommitteeFactory = (id: EntityId) => Reading<Committee>;
export type MissionSocietyFactory = (id: EntityId) => Reading<MissionSociety>;

/** The governing session (ORGN-01). */
export function provideGoverningSession(
  repository: OrganisationRepository,
  notifications: Notifications,
): ProvidedGoverningSession {
  return {
    read: notifyReadingFailure(
      (signal) => repository.governingSession(signal),
      notifications,
      notLoaded('organisation'),
    ),
    isEmpty: hasNobody,
  };
}

/** A committee (ORGN-05). */
export function provideCommittees(read: ReadCommittee, notifications: Notifications): CommitteeFactory {
  const toast = notLoaded('committee');
  return (id) => ({ read: notifyReadingFailure((signal) => read(id, signal), notifications, toast) });
}

/** A mission society (ORGN-04). */
export function provideMissionSocieties(
  repository: OrganisationRepository,
  notifications: Notifications,
): MissionSocietyFactory {
  const toast = notLoaded('mission');
  return (id) => ({
    read: notifyReadingFailure((signal) => repository.mission(id, signal), notifications, toast),
  });
}

/** The toast uses the catalogue's own words (B8), without the reason. */
const notLoaded = (what: 'organisation' | 'committee' | 'mission') =>
  ({ subject: `${what}NotLoaded`, includesReason: false }) as const;
