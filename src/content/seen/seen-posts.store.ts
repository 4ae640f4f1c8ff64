import type { SeenList, SeenMemory } from './seen-posts.ports.ts';
import { type WatchedKind, withPageSeen, withPostSeen } from './seen-posts.ts';

/** The posts of one list that were seen on this device, whichever page or tab marks them (MINE-07). */
export function makeSeenList(memory: Pick<SeenMemory, 'read' | 'write'>, kind: WatchedKind): SeenList {
  const read = () => memory.read(kind);
  return {
    read,
    notePage: (page) => memory.write(kind, withPageSeen(read(), page)),
    notePost: (post) => {
      const seen = read();
      // Before the first reading no post is new.
      if (seen !== undefined) memory.write(kind, withPostSeen(seen, post));
    },
  };
}

export type SeenLists = Readonly<Record<WatchedKind, SeenList>>;

/** The seen posts of every list. */
export const makeSeenLists = (memory: Pick<SeenMemory, 'read' | 'write'>): SeenLists => ({
  announcement: makeSeenList(memory, 'announcement'),
  advertisement: makeSeenList(memory, 'advertisement'),
  bibleStudy: makeSeenList(memory, 'bibleStudy'),
  bulletin: makeSeenList(memory, 'bulletin'),
});
