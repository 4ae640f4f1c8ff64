import { ContainerModule } from 'inversify';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import type { SeenMemory } from '@/content/ports/seen-memory.ts';
import { makeSeenLists, type SeenLists } from '@/content/stores/seen-list.ts';
import { token } from './token.ts';

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
