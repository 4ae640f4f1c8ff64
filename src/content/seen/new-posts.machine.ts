import { assign, createActor, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { follow, fromCall, outputOf, unimplementedAction, unimplementedActor } from '@/shared/actors.machine.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { NewestPosts, ReadNewestPosts } from './new-posts.use-cases.ts';
import type { SeenMemory } from './seen-posts.ports.ts';
import {
  type ListedPost,
  type NewInList,
  newIn,
  type SeenPosts,
  WATCHED_KINDS,
  type WatchedKind,
} from './seen-posts.ts';

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

/** The seen posts of each list. */
type SeenByKind = Readonly<Record<WatchedKind, SeenPosts | undefined>>;

export type NewPostsEvent =
  /** The user opened a view with the counts. */
  | { readonly type: 'news.asked' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'seen.changed'; readonly seen: SeenByKind };

export interface NewPostsInput {
  readonly seen: SeenByKind;
}

interface NewPostsContext extends NewPostsInput {
  /** Undefined until the lists were read. */
  readonly newest: NewestPosts | undefined;
}

/** A list with new posts. */
export interface NewInKind extends NewInList {
  readonly kind: WatchedKind;
}

export interface NewPostsViewModel {
  readonly isLoading: boolean;
  /** The lists with new posts, in the order of their pages. */
  readonly lists: readonly NewInKind[];
  /** The lists whose new posts are unknown, because they could not be read. */
  readonly failed: readonly WatchedKind[];
}

/**
 * The new posts of all lists, one actor for the whole tab. Subscribing reads the lists, unless they were read a short
 * time ago.
 */
export interface NewPosts {
  readonly read: () => NewPostsViewModel;
  readonly subscribe: (listener: () => void) => () => void;
  readonly retry: () => void;
}

export function startNewPosts(read: ReadNewestPosts, memory: Omit<SeenMemory, 'write'>): NewPosts {
  const readSeen = (): SeenByKind => ({
    announcement: memory.read('announcement'),
    advertisement: memory.read('advertisement'),
    bibleStudy: memory.read('bibleStudy'),
    bulletin: memory.read('bulletin'),
  });
  const machine = newPostsMachine.provide({
    actors: {
      read: fromCall<NewestPosts, unknown>(({ signal }) => read(signal)),
      readers: fromCallback(({ sendBack }) =>
        memory.onChange(() => sendBack({ type: 'seen.changed', seen: readSeen() })),
      ),
    },
  });
  const actor = createActor(machine, { input: { seen: readSeen() } }).start();
  let shown: { readonly of: unknown; readonly viewModel: NewPostsViewModel } | undefined;

  return {
    read: () => {
      const snapshot = actor.getSnapshot();
      // React compares by identity: each snapshot must have a single view model.
      if (shown?.of !== snapshot) shown = { of: snapshot, viewModel: select(snapshot) };
      return shown.viewModel;
    },
    subscribe: (listener) => {
      const stop = follow(actor, listener);
      actor.send({ type: 'news.asked' });
      return stop;
    },
    retry: () => actor.send({ type: 'retry.asked' }),
  };
}

function select(snapshot: SnapshotFrom<typeof newPostsMachine>): NewPostsViewModel {
  const { newest, seen } = snapshot.context;
  if (newest === undefined) {
    const isBroken = snapshot.matches('broken');
    return { isLoading: !isBroken, lists: [], failed: isBroken ? WATCHED_KINDS : [] };
  }
  const lists = WATCHED_KINDS.map((kind) => ({ kind, ...newIn(pageOf(newest[kind]), seen[kind]) }));
  return {
    isLoading: false,
    lists: lists.filter(({ posts }) => posts.length > 0),
    failed: WATCHED_KINDS.filter((kind) => isFailed(newest[kind])),
  };
}

const pageOf = (answer: Outcome<readonly ListedPost[]>): readonly ListedPost[] =>
  answer.kind === 'done' ? answer.value : [];

/** A server that cannot list its bulletins has no new ones to show, which is no failure. */
const isFailed = (answer: Outcome<readonly ListedPost[]>): boolean =>
  answer.kind === 'refused' && answer.reason !== 'unsupported';
