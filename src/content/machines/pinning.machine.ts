import { type ActorRefFrom, assign, emit, fromPromise, not, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failedWith } from '@/shared/machines/outcome-actor.ts';
import { failing } from '@/shared/machines/reading-state.ts';
import { type FormShown, isBeingSent } from '@/shared/machines/shown-form.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { Post } from '../domain/post.ts';

interface PinningContext {
  /** Why the pin could not be ended; undefined unless that failed. */
  readonly failure: Failure | undefined;
  /** The posts that are pinned, where there was no room for this one. */
  readonly pinned: readonly Post[];
  readonly shown: FormShown['shown'] | undefined;
}

type PinningEvent =
  | { readonly type: 'close.asked' }
  | FormShown
  | { readonly type: 'unpin.asked' }
  | { readonly type: 'pin.begun' }
  | { readonly type: 'pin.done' }
  | { readonly type: 'pins.full'; readonly pinned: readonly Post[] }
  /** The post was deleted meanwhile. */
  | { readonly type: 'post.lost' };

/**
 * The dialog in which a post is pinned to the head of its list, or is pinned no more (EDIT-04). It stays while that is
 * being sent.
 */
export const pinningMachine = setup({
  types: {
    context: {} as PinningContext,
    events: {} as PinningEvent,
    /** The post has another place in its list. */
    emitted: {} as { readonly type: 'post.moved' },
  },
  actors: { unpin: fromPromise<null>(unimplementedActor('unpin')) },
  actions: {
    notifyUnpinned: unimplementedAction('notifyUnpinned'),
    emitMoved: emit({ type: 'post.moved' }),
    fail: assign((_, failure: Failure) => ({ failure })),
    forget: assign({ failure: undefined, pinned: [] }),
    keepPinned: assign((_, pinned: readonly Post[]) => ({ pinned })),
  },
  guards: { isBeingSent: ({ context }) => isBeingSent(context.shown) },
}).createMachine({
  id: 'pinning',
  context: { failure: undefined, pinned: [], shown: undefined },
  initial: 'open',
  states: {
    open: {
      tags: 'open',
      on: {
        'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
        'close.asked': { guard: not('isBeingSent'), target: 'closed' },
        'unpin.asked': 'unpinning',
        'pin.begun': { actions: 'forget' },
        'pin.done': { target: 'closed', actions: 'emitMoved' },
        'pins.full': { actions: { type: 'keepPinned', params: ({ event }) => event.pinned } },
      },
    },
    unpinning: {
      tags: ['open', 'unpinning'],
      entry: 'forget',
      invoke: {
        src: 'unpin',
        onDone: { target: 'closed', actions: ['notifyUnpinned', 'emitMoved'] },
        onError: [{ guard: failedWith('notFound'), target: 'closed' }, failing('open', 'fail')],
      },
    },
    closed: {},
  },
  on: { 'post.lost': '.closed' },
});

export type PinningActor = ActorRefFrom<typeof pinningMachine>;
