import type { SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { isSamePage, queryIn } from '@/shared/domain/page-query.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
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
  /** What was found. `empty`: there is no text to search for yet; `ready` may still show the result for the text before. */
  readonly state: AsyncState<Found>;
  readonly isSearching: boolean;
  readonly isReadingMore: boolean;
  /** Why further hits could not be read; undefined unless that failed. */
  readonly moreFailure: Failure | undefined;
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
      const { text, failure } = snapshot.context;
      const [isSearching, isReadingMore] = [snapshot.hasTag('searching'), snapshot.hasTag('readingMore')];
      const moreFailure = snapshot.matches({ found: 'failed' }) ? failure : undefined;
      return { text, state: stateOf(snapshot), isSearching, isReadingMore, moreFailure };
    },
  };
}

function stateOf(snapshot: SnapshotFrom<typeof searchMachine>): AsyncState<Found> {
  const { found, failure } = snapshot.context;
  if (snapshot.hasTag('failed')) return asyncStateOf<Found>(undefined, failure);
  if (found !== undefined) return { status: 'ready', value: found };
  return snapshot.hasTag('searching') || failure !== undefined ? { status: 'loading' } : { status: 'empty' };
}
