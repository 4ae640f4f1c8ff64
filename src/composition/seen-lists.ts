import { ContainerModule } from 'inversify';
import { localSeenMemory } from '@/adapters/browser/seen-memory.ts';
import type { SeenMemory } from '@/content/seen/seen-posts.ports.ts';
import { makeSeenLists, type SeenLists } from '@/content/seen/seen-posts.store.ts';
import { token } from './tokens.ts';

export const SEEN_MEMORY = token<SeenMemory>('SeenMemory');
export const SEEN_LISTS = token<SeenLists>('SeenLists');

/**
 * The posts of each list that were seen on this device (MINE-07): every page of a list marks its posts, and new posts
 * are counted by them.
 */
export const seenListsBindings = new ContainerModule(({ bind }) => {
  bind(SEEN_MEMORY).toConstantValue(localSeenMemory);
  bind(SEEN_LISTS).toResolvedValue(makeSeenLists, [SEEN_MEMORY]);
});
