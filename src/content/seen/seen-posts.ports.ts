import type { ListedPost, SeenPosts, WatchedKind } from './seen-posts.ts';

/** Stores on this device which posts of each list were seen (MINE-07). */
export interface SeenMemory {
  /** Undefined before the list was read for the first time. */
  read(kind: WatchedKind): SeenPosts | undefined;
  write(kind: WatchedKind, seen: SeenPosts): void;
  /** Calls back when the stored value was changed, in this tab or in another. @returns stops listening */
  onChange(listener: () => void): () => void;
}

/** The posts of one list that were seen on this device. */
export interface SeenList {
  /** Undefined before its first reading. */
  read(): SeenPosts | undefined;
  /** The first page was shown: its posts are seen. */
  notePage(page: readonly ListedPost[]): void;
  /** One post was read, or written here. */
  notePost(post: Pick<ListedPost, 'id'>): void;
}
