import type { SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { isSamePage, queryIn } from '@/shared/domain/page-query.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { fromAddress, replaceOnPage } from '@/shared/machines/page-address.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { addressOfSearch, searchTextIn } from '../domain/search-address.ts';
import type { Found, FoundPage, SearchableItem, SearchQuery } from '../domain/search-hit.ts';
import type { SearchCache } from '../stores/search-cache.ts';
import type { ReadRecentContent } from '../use-cases/make-read-recent-content.ts';
import type { SearchContent } from '../use-cases/make-search-content.ts';
import { searchMachine } from './search.machine.ts';
import { searchAddressMachine } from './search-address.machine.ts';
import type { SearchInput } from './search-state.ts';

export interface SearchDependencies {
  readonly search: SearchContent;
  readonly readRecent: ReadRecentContent;
  readonly navigation: Navigation;
  readonly cache: SearchCache;
  /** The address of the search's page. */
  readonly page: string;
}

/** The view model of the search. */
export interface SearchViewModel {
  /** The field's text. */
  readonly text: string;
  /** `asking`: there is no text to search for yet; `found` may still show the result for the text before. */
  readonly status: 'asking' | 'searching' | 'found' | 'failed';
  readonly isSearching: boolean;
  /** Undefined until hits were found. */
  readonly found: Found | undefined;
  readonly isReadingMore: boolean;
  /** Why the search failed, or the reading of further hits. */
  readonly failure: Failure | undefined;
}

export interface ProvidedSearch {
  readonly machine: typeof searchMachine;
  /** @param isServed the page was prerendered, without the text that the address names */
  readonly input: (isServed: boolean) => SearchInput;
  readonly select: (snapshot: SnapshotFrom<typeof searchMachine>) => SearchViewModel;
}

/** Provides the search with its calls and the address. */
export function provideSearch({ search, readRecent, navigation, cache, page }: SearchDependencies): ProvidedSearch {
  const replaceAddress = (text: string) => replaceOnPage(navigation, page, addressOfSearch(page, text));
  return {
    machine: searchMachine.provide({
      actors: {
        address: searchAddressMachine.provide({
          actors: {
            addressListener: fromAddress(navigation, (address) =>
              isSamePage(address, page) ? { type: 'address.changed', text: searchTextIn(queryIn(address)) } : undefined,
            ),
          },
          actions: {
            replaceAddress: (_, text) => replaceAddress(text),
            pushAddress: (_, { from, text }) => {
              replaceAddress(from);
              navigation.goTo(addressOfSearch(page, text));
            },
          },
        }),
        find: fromOutcome<FoundPage, SearchQuery>(({ input, signal }) => search(input, signal)),
        readRecent: fromOutcome<readonly SearchableItem[], unknown>(({ signal }) => readRecent(signal)),
      },
      actions: {
        remember: ({ context: { found, recent } }) => {
          if (found !== undefined) cache.write({ found, recent });
        },
      },
    }),
    input: (isServed) => {
      const addressed = searchTextIn(queryIn(navigation.current()));
      return { text: isServed ? '' : addressed, addressed, cached: cache.read() };
    },
    select: (snapshot) => {
      const { text, found, failure } = snapshot.context;
      return {
        text,
        status: statusOf(snapshot),
        isSearching: snapshot.hasTag('searching'),
        found,
        isReadingMore: snapshot.hasTag('readingMore'),
        failure,
      };
    },
  };
}

function statusOf(snapshot: SnapshotFrom<typeof searchMachine>): SearchViewModel['status'] {
  if (snapshot.hasTag('failed')) return 'failed';
  const { found, failure } = snapshot.context;
  if (found !== undefined) return 'found';
  return snapshot.hasTag('searching') || failure !== undefined ? 'searching' : 'asking';
}
