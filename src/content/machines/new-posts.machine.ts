import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { outputOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { SeenPosts, WatchedKind } from '../domain/seen-posts.ts';
import type { NewestPosts } from '../use-cases/make-read-newest-posts.ts';

/** The seen posts of each list. */
export type SeenLists = Readonly<Record<WatchedKind, SeenPosts | undefined>>;

export type NewPostsEvent =
  /** The user opened a view with the counts. */
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

/** The lists are not read again when the counts are shown again within this time. */
const FRESH_MS = 300_000;

/**
 * The new posts of the lists since these were read last (MINE-07). The lists are read when a view shows the counts, at
 * most once in some minutes; posts that were seen are followed in all tabs.
 */
export const newPostsMachine = setup({
  types: { context: {} as NewPostsContext, events: {} as NewPostsEvent, input: {} as NewPostsInput },
  actors: {
    read: fromPromise<NewestPosts>(unimplementedActor('read')),
    /** Notifies when posts were seen. */
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
    stale: { on: { 'news.asked': 'reading', 'retry.asked': 'reading' } },
    reading: {
      invoke: {
        src: 'read',
        onDone: { target: 'fresh', actions: { type: 'keep', params: outputOf } },
        // A list that cannot be read is an outcome of its own: an error here is one of the page's own code, which is
        // reported.
        onError: 'broken',
      },
    },
    fresh: { after: { fresh: 'stale' }, on: { 'retry.asked': 'reading' } },
    broken: { on: { 'news.asked': 'reading', 'retry.asked': 'reading' } },
  },
  on: { 'seen.changed': { actions: { type: 'setSeen', params: ({ event }) => event } } },
});
