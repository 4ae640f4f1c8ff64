import type { SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { isPathUnder } from '@/shared/domain/site-path.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { addressOfSearch } from '../domain/search-address.ts';
import type { Found, FoundPage, SearchableItem, SearchQuery } from '../domain/search-hit.ts';
import type { KeptSearches } from '../stores/kept-searches.ts';
import type { ReadRecentContent } from '../use-cases/make-read-recent-content.ts';
import type { SearchContent } from '../use-cases/make-search-content.ts';
import { searchMachine } from './search.machine.ts';
import { searchAddressMachine } from './search-address.machine.ts';
import type { SearchInput } from './search-state.ts';

export interface SearchDependencies {
  readonly search: SearchContent;
  readonly readRecent: ReadRecentContent;
  readonly navigation: Navigation;
  readonly kept: KeptSearches;
  /** The address of the search's page. */
  readonly page: string;
}

/** The view model of the search. */
export interface SearchViewModel {
  /** The field's text. */
  readonly text: string;
  /** `asking`: nothing is asked for yet; `found` may still show what was found for the text before. */
  readonly status: 'asking' | 'searching' | 'found' | 'failed';
  readonly isSearching: boolean;
  /** Present while `found`. */
  readonly found: Found | undefined;
  readonly isReadingMore: boolean;
  /** Why the search failed, or the reading of further hits. */
  readonly failure: Failure | undefined;
}

export interface ProvidedSearch {
  readonly machine: typeof searchMachine;
  /** @param text which the address names */
  readonly input: (text: string) => SearchInput;
  readonly select: (snapshot: SnapshotFrom<typeof searchMachine>) => SearchViewModel;
}

/** Provides the search with its calls and the address. */
export function provideSearch({ search, readRecent, navigation, kept, page }: SearchDependencies): ProvidedSearch {
  // Another page may be on its way when the address is to follow the last letter.
  const replaceAddress = (text: string) => {
    const current = navigation.current();
    const address = addressOfSearch(page, text);
    if (isPathUnder(current, page) && address !== current) navigation.replace(address);
  };
  return {
    machine: searchMachine.provide({
      actors: {
        address: searchAddressMachine.provide({
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
          if (found !== undefined) kept.write({ found, recent });
        },
      },
    }),
    input: (text) => ({ text, kept: kept.read() }),
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
