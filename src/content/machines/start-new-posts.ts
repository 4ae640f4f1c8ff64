import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { follow } from '@/shared/machines/follow.ts';
import { fromCall } from '@/shared/machines/outcome-actor.ts';
import { type ListedPost, type NewInList, newIn, WATCHED_KINDS, type WatchedKind } from '../domain/seen-posts.ts';
import type { SeenMemory } from '../ports/seen-memory.ts';
import type { NewestPosts, ReadNewestPosts } from '../use-cases/make-read-newest-posts.ts';
import { newPostsMachine, type SeenLists } from './new-posts.machine.ts';

/** A list with something new in it. */
export interface NewInKind extends NewInList {
  readonly kind: WatchedKind;
}

export interface NewPostsViewModel {
  readonly isLoading: boolean;
  /** The lists with something new, in the order of their pages. */
  readonly lists: readonly NewInKind[];
  /** The lists of which that is not known, because they could not be read. */
  readonly failed: readonly WatchedKind[];
}

/** What is new, one for the whole tab. Whoever subscribes looks, and the lists are read if they were not read just now. */
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
      // React compares by identity: of one snapshot there is one view model.
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

function select({ context: { newest, seen } }: SnapshotFrom<typeof newPostsMachine>): NewPostsViewModel {
  if (newest === undefined) return { isLoading: true, lists: [], failed: [] };
  const lists = WATCHED_KINDS.map((kind) => ({ kind, ...newIn(pageOf(newest[kind]), seen[kind]) }));
  return {
    isLoading: false,
    lists: lists.filter(({ posts }) => posts.length > 0),
    failed: WATCHED_KINDS.filter((kind) => isFailed(newest[kind])),
  };
}

const pageOf = (answer: Outcome<readonly ListedPost[]>): readonly ListedPost[] =>
  answer.kind === 'done' ? answer.value : [];

/** A server that cannot list its bulletins says nothing of them, which is no failure. */
const isFailed = (answer: Outcome<readonly ListedPost[]>): boolean =>
  answer.kind === 'refused' && answer.reason !== 'unsupported';
