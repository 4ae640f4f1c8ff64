import { assign, fromPromise, not, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failedWith, failureOf } from '@/shared/machines/outcome-actor.ts';
import { failing, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { type FormShown, isBeingSent } from '@/shared/machines/shown-form.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { RoleDetail, RoleHolder } from '../domain/role-register.ts';

/** Another member has the role now. */
export interface HolderAdded {
  readonly type: 'holder.added';
}

export type RoleDetailEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked'; readonly holder: RoleHolder }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'addition.asked' }
  | FormShown
  | HolderAdded
  | { readonly type: 'question.closed' };

export interface RoleDetailContext {
  /** As the server sent it last. */
  readonly detail: RoleDetail | undefined;
  /** Why it could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** The member who loses the role. */
  readonly removalCandidate: RoleHolder | undefined;
  /** The form of an addition. */
  readonly shown: FormShown['shown'] | undefined;
}

/**
 * A role with the members who have it (ROLE-03…05). A removal is confirmed first. The detail is read again after every
 * change, and after a failure that shows that another user has changed it. The form of an addition stays while it is being
 * sent.
 */
export const roleDetailMachine = setup({
  types: { context: {} as RoleDetailContext, events: {} as RoleDetailEvent },
  actors: {
    read: fromPromise<RoleDetail>(unimplementedActor('read')),
    remove: fromPromise<null, RoleHolder | undefined>(unimplementedActor('remove')),
  },
  actions: {
    notifyRemoved: (_, _holder: RoleHolder | undefined) => unimplementedAction('notifyRemoved')(),
    notifyNotRemoved: (_, _reason: Failure) => unimplementedAction('notifyNotRemoved')(),
    keep: assign((_, detail: RoleDetail | undefined) => ({ detail })),
    setFailure: assign((_, failure: Failure | undefined) => ({ failure })),
    clearRemovalCandidate: assign({ removalCandidate: undefined }),
  },
  guards: { isBeingSent: ({ context }) => isBeingSent(context.shown) },
}).createMachine({
  id: 'roleDetail',
  context: { detail: undefined, failure: undefined, removalCandidate: undefined, shown: undefined },
  initial: 'reading',
  states: {
    reading: {
      entry: { type: 'setFailure', params: undefined },
      ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['setFailure'] }),
    },
    failed: {
      entry: ['clearRemovalCandidate', { type: 'keep', params: undefined }],
      ...retrying('reading'),
    },
    ready: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'clearRemovalCandidate',
          on: {
            'removal.asked': { target: 'asking', actions: assign({ removalCandidate: ({ event }) => event.holder }) },
            'addition.asked': 'adding',
            'retry.asked': '#roleDetail.reading',
          },
        },
        asking: { on: { 'removal.confirmed': '#roleDetail.removing', 'question.closed': 'resting' } },
        adding: {
          entry: assign({ shown: undefined }),
          on: {
            'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
            'holder.added': '#roleDetail.reading',
            'question.closed': { guard: not('isBeingSent'), target: 'resting' },
          },
        },
      },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.removalCandidate,
        onDone: {
          target: 'reading',
          actions: { type: 'notifyRemoved', params: ({ context }) => context.removalCandidate },
        },
        onError: [
          {
            // The server may have changed the role since it was read.
            guard: failedWith('notFound', 'conflict'),
            target: 'reading',
            actions: { type: 'notifyNotRemoved', params: failureOf },
          },
          failing('ready', 'notifyNotRemoved'),
        ],
      },
    },
  },
});
