import { ContainerModule } from 'inversify';
import { makeHistoryListEntries } from '@/adapters/browser/list-entries.ts';
import type { ListEntries } from '@/shared/navigation.ports.ts';
import { ENTRY_SLOT, token } from './tokens.ts';

export const LIST_ENTRIES = token<ListEntries>('ListEntries');

/** One for all lists of the document, so that a write outdates the caches of each. */
export const listEntriesBindings = new ContainerModule(({ bind }) => {
  bind(LIST_ENTRIES).toResolvedValue((entrySlot) => makeHistoryListEntries(entrySlot), [ENTRY_SLOT]);
});
