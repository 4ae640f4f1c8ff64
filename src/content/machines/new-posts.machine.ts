import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { outputOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { SeenPosts, WatchedKind } from '../domain/seen-posts.ts';
import type { NewestPosts } from '../use-cases/make-read-newest-posts.ts';

/** What was seen of each list. */
export type SeenLists = Readonly<Record<WatchedKind, SeenPosts | undefined>>;

export type NewPostsEvent =
  /** Somebody looks at the numbers. */
  | { readonly type: 'news.asked' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'seen.changed'; readonly seen: SeenLists };

export interface NewPostsInput {
  readonly seen: SeenLists;
}

interface NewPostsContext extends NewPostsInput {
  /** Undefined until the lists were read. */
  readonly newest: NewestPosts | undefined;
}

/** A reader who opens the menu again within this time sees what was read before. */
const FRESH_MS = 300_000;

/**
 * What is new in the lists since they were read last (MINE-07): they are read when somebody looks, at most once in some minutes,
 * and what was seen is followed in all tabs.
 */
export const newPostsMachine = setup({
  types: { context: {} as NewPostsContext, events: {} as NewPostsEvent, input: {} as NewPostsInput },
  actors: {
    read: fromPromise<NewestPosts>(unimplementedActor('read')),
    /** Notifies when something was seen. */
    readers: fromCallback<NewPostsEvent>(unimplementedAction('readers')),
  },
  actions: {
    keep: assign((_, newest: NewestPosts) => ({ newest })),
    setSeen: assign((_, { seen }: NewPostsInput) => ({ seen })),
  },
  delays: { fresh: FRESH_MS },
}).createMachine({
  id: 'newPosts',
  context: ({ input }) => ({ ...input, newest: undefined }),
  invoke: { src: 'readers' },
  initial: 'stale',
  states: {
    stale: { on: { 'news.asked': 'reading' } },
    reading: {
      invoke: {
        src: 'read',
        onDone: { target: 'fresh', actions: { type: 'keep', params: outputOf } },
        // Each list is refused by itself: this is an error in the page's own code, which is reported.
        onError: 'stale',
      },
    },
    fresh: { after: { fresh: 'stale' }, on: { 'retry.asked': 'reading' } },
  },
  on: { 'seen.changed': { actions: { type: 'setSeen', params: ({ event }) => event } } },
});
