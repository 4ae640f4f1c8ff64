import { assign, fromPromise, setup } from 'xstate';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberPlace, MemberRecord } from '../domain/member.ts';
import type { MemberDraft } from '../domain/member-draft.ts';

/** A member who was changed here while somebody else saved them. */
export interface MetConflict {
  /** What the change here began with. */
  readonly before: MemberRecord;
  readonly mine: MemberDraft;
}

export interface MemberDetailContext {
  /** As the server gave it last; undefined until it has. */
  readonly record: MemberRecord | undefined;
  /** What a member's duty can be changed to; undefined until that is known. */
  readonly duties: readonly MemberPlace[] | undefined;
  /** It will not be known. */
  readonly lacksDuties: boolean;
  readonly conflict: MetConflict | undefined;
  /** Why the member cannot be read. */
  readonly reason: Fault;
  /** How often the member was saved here: each time begins a form of its own. */
  readonly saves: number;
}

export type MemberDetailEvent =
  | { readonly type: 'retry.asked' }
  /** @property record undefined where the server did not say what it made of it */
  | { readonly type: 'member.saved'; readonly record: MemberRecord | undefined }
  | ({ readonly type: 'conflict.met' } & MetConflict)
  | { readonly type: 'conflict.left' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** One member: read, changed in a form that stays while anything is asked about it, removed (MEMB-05, MEMB-06). */
export const memberDetailMachine = setup({
  types: { context: {} as MemberDetailContext, events: {} as MemberDetailEvent },
  actors: {
    read: fromPromise<Outcome<MemberRecord>>(unimplementedActor('read')),
    readDuties: fromPromise<Outcome<readonly MemberPlace[]>>(unimplementedActor('readDuties')),
    remove: fromPromise<Outcome<null>, MemberRecord | undefined>(unimplementedActor('remove')),
  },
  actions: {
    keep: assign((_, record: MemberRecord | undefined) => ({ record })),
    keepDuties: assign((_, outcome: Outcome<readonly MemberPlace[]>) =>
      outcome.kind === 'done' ? { duties: outcome.value } : { lacksDuties: true },
    ),
    countSave: assign(({ context }) => ({ saves: context.saves + 1, conflict: undefined })),
    meet: assign((_, { before, mine }: MetConflict) => ({ conflict: { before, mine } })),
    part: assign({ conflict: undefined }),
    fail: assign((_, reason: Fault) => ({ reason })),
  },
  guards: {
    isDone: (_, outcome: Outcome<unknown>) => outcome.kind === 'done',
    isMissing: (_, outcome: Outcome<unknown>) => outcome.kind === 'refused' && outcome.reason === 'notFound',
    isTold: (_, record: MemberRecord | undefined) => record !== undefined,
  },
}).createMachine({
  id: 'memberDetail',
  context: {
    record: undefined,
    duties: undefined,
    lacksDuties: false,
    conflict: undefined,
    reason: 'malformed',
    saves: 0,
  },
  invoke: {
    src: 'readDuties',
    onDone: { actions: { type: 'keepDuties', params: ({ event }) => event.output } },
    // Without them a duty stays as it is, and all the rest can be changed.
    onError: { actions: { type: 'keepDuties', params: { kind: 'refused', reason: 'malformed' } } },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'keep', params: ({ event }) => valueOf(event.output) },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: 'malformed' } },
      },
    },
    missing: {},
    failed: { on: { 'retry.asked': 'loading' } },
    editing: {
      on: {
        'conflict.met': { target: 'conflicted', actions: { type: 'meet', params: ({ event }) => event } },
        'removal.asked': 'confirming',
      },
    },
    conflicted: { on: { 'conflict.left': { target: 'editing', actions: 'part' } } },
    confirming: { on: { 'removal.cancelled': 'editing', 'removal.confirmed': 'removing' } },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.record,
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'removed' },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
    },
    removed: { type: 'final' },
  },
  on: {
    'member.saved': [
      {
        guard: { type: 'isTold', params: ({ event }) => event.record },
        target: '.editing',
        actions: [{ type: 'keep', params: ({ event }) => event.record }, 'countSave'],
      },
      { target: '.loading', actions: 'countSave' },
    ],
  },
});

function valueOf(outcome: Outcome<MemberRecord>): MemberRecord | undefined {
  return outcome.kind === 'done' ? outcome.value : undefined;
}

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
