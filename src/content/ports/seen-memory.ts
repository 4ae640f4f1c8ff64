import type { ListedPost, SeenPosts, WatchedKind } from '../domain/seen-posts.ts';

/** Keeps on this device what was seen of each list (MINE-07). */
export interface SeenMemory {
  /** Undefined before the list was read for the first time. */
  read(kind: WatchedKind): SeenPosts | undefined;
  write(kind: WatchedKind, seen: SeenPosts): void;
  /** Calls back when something else was written, in this tab or in another. @returns stops listening */
  onChange(listener: () => void): () => void;
}

/** What this device has seen of one list. */
export interface SeenList {
  /** Undefined before its first reading. */
  read(): SeenPosts | undefined;
  /** Its first page was shown: nothing of it is new any more. */
  notePage(page: readonly ListedPost[]): void;
  /** One post was read, or written here. */
  notePost(post: Pick<ListedPost, 'id'>): void;
}
