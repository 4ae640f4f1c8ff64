import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failing, keeping, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { AccountDeletion } from '../domain/account-deletion.ts';

/** The server has recorded the request. */
export interface DeletionBegun {
  readonly type: 'deletion.begun';
  readonly deletion: AccountDeletion;
}

export type AccountDeletionEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'deletion.asked' }
  | { readonly type: 'dialog.closed' }
  | DeletionBegun
  | { readonly type: 'cancellation.asked' }
  /** The user came back to the tab: the deletion may have been changed elsewhere meanwhile. */
  | { readonly type: 'tab.shown' };

interface AccountDeletionContext {
  /** Undefined until it was read. */
  readonly deletion: AccountDeletion | undefined;
  /** Why reading the deletion, or cancelling it, failed. */
  readonly failure: Failure | undefined;
  /** Whether the deletion was requested or cancelled on this page, since it was opened. */
  readonly isFresh: boolean;
}

/**
 * The deletion of one's own account (MINE-06). Its dialog has a form of its own. When the dialog closes before the form
 * is submitted, or the user comes back to the tab, the state of the deletion is read again; the page stays as it is
 * meanwhile.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
  },
  actors: {
    read: fromPromise<AccountDeletion>(unimplementedActor('read')),
    cancel: fromPromise<AccountDeletion>(unimplementedActor('cancel')),
    watchTab: fromCallback(() => undefined),
  },
  actions: {
    keep: assign((_, deletion: AccountDeletion) => ({ deletion, failure: undefined, isFresh: false })),
    fail: assign((_, failure: Failure) => ({ failure })),
    keepFresh: assign((_, deletion: AccountDeletion) => ({ deletion, isFresh: true })),
  },
  guards: { isWaiting: ({ context }) => context.deletion?.due !== undefined },
}).createMachine({
  id: 'accountDeletion',
  context: { deletion: undefined, failure: undefined, isFresh: false },
  invoke: { src: 'watchTab' },
  initial: 'reading',
  states: {
    reading: readingState({ src: 'read', ready: 'resting', keep: 'keep', fail: ['fail'] }),
    failed: { exit: assign({ failure: undefined }), ...retrying('reading') },
    resting: {
      initial: 'known',
      states: {
        known: { on: { 'tab.shown': 'checking' } },
        checking: { invoke: { src: 'read', onDone: keeping('known', 'keep'), onError: 'known' } },
      },
      on: {
        'deletion.asked': 'asking',
        'cancellation.asked': { guard: 'isWaiting', target: 'cancelling' },
      },
    },
    asking: {
      entry: assign({ failure: undefined, isFresh: false }),
      on: {
        'dialog.closed': 'resting.checking',
        'deletion.begun': {
          target: 'resting',
          actions: { type: 'keepFresh', params: ({ event }) => event.deletion },
        },
      },
    },
    cancelling: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'cancel',
        onDone: keeping('resting', 'keepFresh'),
        onError: failing('resting', 'fail'),
      },
    },
  },
});
