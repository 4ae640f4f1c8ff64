import { ContainerModule } from 'inversify';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import type { SeenMemory } from '@/content/ports/seen-memory.ts';
import { makeSeenLists, type SeenLists } from '@/content/stores/seen-list.ts';
import { token } from './token.ts';

export const SEEN_MEMORY = token<SeenMemory>('SeenMemory');
export const SEEN_LISTS = token<SeenLists>('SeenLists');

/** What this device has seen of each list (MINE-07): every page of a list notes it, and what is new is counted by it. */
export const seenListsBindings = new ContainerModule(({ bind }) => {
  bind(SEEN_MEMORY).toConstantValue(localSeenMemory);
  bind(SEEN_LISTS).toResolvedValue(makeSeenLists, [SEEN_MEMORY]);
});
