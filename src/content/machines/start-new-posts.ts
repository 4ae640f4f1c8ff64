import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { follow } from '@/shared/machines/follow.ts';
import { fromCall } from '@/shared/machines/outcome-actor.ts';
import { type ListedPost, type NewInList, newIn, WATCHED_KINDS, type WatchedKind } from '../domain/seen-posts.ts';
import type { SeenMemory } from '../ports/seen-memory.ts';
import type { NewestPosts, ReadNewestPosts } from '../use-cases/make-read-newest-posts.ts';
import { newPostsMachine, type SeenLists } from './new-posts.machine.ts';

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
  const seenLists = (): SeenLists => ({
    announcement: memory.read('announcement'),
    advertisement: memory.read('advertisement'),
    bibleStudy: memory.read('bibleStudy'),
    bulletin: memory.read('bulletin'),
  });
  const machine = newPostsMachine.provide({
    actors: {
      read: fromCall<NewestPosts, unknown>(({ signal }) => read(signal)),
      readers: fromCallback(({ sendBack }) =>
        memory.onChange(() => sendBack({ type: 'seen.changed', seen: seenLists() })),
      ),
    },
  });
  const actor = createActor(machine, { input: { seen: seenLists() } }).start();
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
