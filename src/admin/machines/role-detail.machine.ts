import { assign, fromPromise, setup } from 'xstate';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { RoleDetail, RoleHolder } from '../domain/role-register.ts';

export type RoleDetailEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked'; readonly holder: RoleHolder }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'addition.asked' }
  | { readonly type: 'holder.added' }
  | { readonly type: 'question.closed' };

export interface RoleDetailContext {
  /** As the server gave it last. */
  readonly detail: RoleDetail | undefined;
  /** Why it could not be read. */
  readonly reason: Fault;
  /** From whom the role shall be taken. */
  readonly leaving: RoleHolder | undefined;
}

/**
 * A role with whoever has it (ROLE-03…05). Nothing is taken away before it was asked for twice; after every change the
 * detail is read again, and after a failure too where somebody else was there before.
 */
export const roleDetailMachine = setup({
  types: { context: {} as RoleDetailContext, events: {} as RoleDetailEvent },
  actors: {
    read: fromPromise<Outcome<RoleDetail>>(unimplementedActor('read')),
    remove: fromPromise<Outcome<null>, RoleHolder | undefined>(unimplementedActor('remove')),
  },
  actions: {
    notifyRemoved: (_, _holder: RoleHolder | undefined) => unimplementedAction('notifyRemoved')(),
    notifyNotRemoved: (_, _reason: Fault) => unimplementedAction('notifyNotRemoved')(),
    keep: assign((_, detail: RoleDetail | undefined) => ({ detail })),
    note: assign((_, reason: Fault) => ({ reason })),
    letGo: assign({ leaving: undefined }),
  },
}).createMachine({
  id: 'roleDetail',
  context: { detail: undefined, reason: 'malformed', leaving: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'ready',
            actions: { type: 'keep', params: ({ event }) => valueOf(event.output) },
          },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'note', params: 'malformed' } },
      },
    },
    failed: {
      entry: ['letGo', { type: 'keep', params: undefined }],
      on: { 'retry.asked': 'reading' },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'letGo',
          on: {
            'removal.asked': { target: 'asking', actions: assign({ leaving: ({ event }) => event.holder }) },
            'addition.asked': 'adding',
            'retry.asked': '#roleDetail.reading',
          },
        },
        asking: { on: { 'removal.confirmed': '#roleDetail.removing', 'question.closed': 'resting' } },
        adding: { on: { 'holder.added': '#roleDetail.reading', 'question.closed': 'resting' } },
      },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.leaving,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'reading',
            actions: { type: 'notifyRemoved', params: ({ context }) => context.leaving },
          },
          {
            guard: ({ event }) => isOutdated(reasonOf(event.output)),
            target: 'reading',
            actions: { type: 'notifyNotRemoved', params: ({ event }) => reasonOf(event.output) },
          },
          { target: 'ready', actions: { type: 'notifyNotRemoved', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'ready', actions: { type: 'notifyNotRemoved', params: 'malformed' } },
      },
    },
  },
});

/** What is shown is not what the server knows any more. */
function isOutdated(reason: Fault): boolean {
  return reason === 'notFound' || reason === 'conflict';
}

function valueOf<Value>(outcome: Outcome<Value>): Value | undefined {
  return outcome.kind === 'done' ? outcome.value : undefined;
}

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
