import { assign, emit, fromCallback, fromPromise, not, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failedWith, outputOf, required } from '@/shared/machines/outcome-actor.ts';
import { failing, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberPlace, MemberRecord } from '../domain/member.ts';
import {
  type MemberConflict,
  type MemberDetailContext,
  type MemberDetailEmitted,
  type MemberDetailEvent,
} from './member-detail-state.ts';

const detail = setup({
  types: {
    context: {} as MemberDetailContext,
    events: {} as MemberDetailEvent,
    emitted: {} as MemberDetailEmitted,
    tags: {} as 'loading',
  },
  actors: {
    read: fromPromise<MemberRecord>(unimplementedActor('read')),
    readDuties: fromPromise<readonly MemberPlace[]>(unimplementedActor('readDuties')),
    remove: fromPromise<null, MemberRecord>(unimplementedActor('remove')),
    /** Leaves the page, which has no member any more. */
    showList: fromCallback(unimplementedAction('showList')),
  },
  actions: {
    keep: assign((_, record: MemberRecord | undefined) => ({ record, isOutdated: false })),
    outdate: assign({ isOutdated: true }),
    keepDuties: assign((_, duties: readonly MemberPlace[]) => ({ duties })),
    lackDuties: assign({ lacksDuties: true }),
    setConflict: assign((_, { before, mine }: MemberConflict) => ({ conflict: { before, mine } })),
    clearConflict: assign({ conflict: undefined }),
    fail: assign((_, failure: Failure) => ({ failure })),
    emitReloaded: emit({ type: 'member.reloaded' }),
    emitChangesGone: emit({ type: 'changes.gone' }),
  },
  guards: {
    hasRecord: (_, record: MemberRecord | undefined) => record !== undefined,
    hasConflict: ({ context }) => context.conflict !== undefined,
    isOutdated: ({ context }) => context.isOutdated,
  },
});

/** Reads the member. @param emits the event emitted once the member is loaded */
const reading = (...emits: readonly 'emitReloaded'[]) =>
  detail.createStateConfig({
    tags: 'loading',
    invoke: {
      src: 'read',
      onDone: { target: 'editing', actions: [{ type: 'keep', params: outputOf }, ...emits] },
      onError: [{ guard: failedWith('notFound'), target: 'missing' }, failing('failed', 'fail')],
    },
  });

/**
 * One member: read, changed in a form that stays while a question about the member is open, removed (MEMB-05, MEMB-06). A save
 * that ends during the removal leaves it as it is; its conflict is asked about once the member stays.
 */
export const memberDetailMachine = detail.createMachine({
  id: 'memberDetail',
  context: {
    record: undefined,
    isOutdated: false,
    duties: undefined,
    lacksDuties: false,
    conflict: undefined,
    failure: undefined,
  },
  invoke: {
    src: 'readDuties',
    onDone: { actions: { type: 'keepDuties', params: outputOf } },
    // Without the list of duties the member's duty cannot be changed; all other fields can.
    onError: { actions: 'lackDuties' },
  },
  initial: 'loading',
  states: {
    loading: reading(),
    /** The server did not return the saved version. */
    rereading: reading('emitReloaded'),
    missing: {},
    failed: retrying('loading'),
    editing: {
      always: [
        { guard: 'hasConflict', target: 'conflicted' },
        { guard: 'isOutdated', target: 'rereading' },
      ],
      on: { 'removal.asked': 'confirming' },
    },
    conflicted: {
      always: { guard: not('hasConflict'), target: 'editing' },
      on: { 'conflict.left': { actions: 'clearConflict' } },
    },
    confirming: {
      always: { guard: 'isOutdated', target: 'rereading' },
      on: { 'removal.cancelled': 'editing', 'removal.confirmed': 'removing' },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => required(context.record),
        onDone: 'removed',
        onError: 'editing',
      },
    },
    removed: {
      // Emitted before the page is left: from then on there is no unsaved change to ask about.
      entry: 'emitChangesGone',
      invoke: { src: 'showList' },
      on: { 'member.saved': {} },
    },
  },
  on: {
    'conflict.found': { actions: { type: 'setConflict', params: ({ event }) => event } },
    'member.saved': [
      {
        guard: { type: 'hasRecord', params: ({ event }) => event.record },
        actions: [{ type: 'keep', params: ({ event }) => event.record }, 'clearConflict', 'emitReloaded'],
      },
      { actions: ['clearConflict', 'outdate'] },
    ],
  },
});
