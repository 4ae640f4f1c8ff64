import { localSeenMemory } from '@/adapters/browser/seen-memory.ts';
import { makeSeenLists } from '@/content/seen/seen-posts.store.ts';
import { shared } from './entry.ts';

/**
 * The posts of each list that were seen on this device (MINE-07): every page of a list marks its posts, and new posts
 * are counted by them.
 */
export const SEEN_LISTS = shared('SeenLists', () => makeSeenLists(localSeenMemory));
