import { makeHistoryListEntries } from '@/adapters/browser/list-entries.ts';
import { shared } from './entry.ts';
import { ENTRY_SLOT } from './tokens.ts';

/** One for all lists of the document, so that a write outdates the caches of each. */
export const LIST_ENTRIES = shared('ListEntries', (get) => makeHistoryListEntries(get(ENTRY_SLOT)));
