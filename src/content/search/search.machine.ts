import { assign, type EventObject, emit, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  failedWith,
  failing,
  fromOutcome,
  keeping,
  outputOf,
  type Receiver,
  readingState,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { isSamePage, queryIn } from '@/shared/addresses.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import { withPage } from '@/shared/feed.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Failure } from '@/shared/outcome.ts';
import { fromAddress, replaceOnPage } from '@/shared/page-address.machine.ts';
import { hasSameWords } from '@/shared/words.ts';
import type { SearchCache } from './search.store.ts';
import {
  addressOfSearch,
  type Found,
  type FoundPage,
  groupedHits,
  type SearchableItem,
  type SearchQuery,
  type SearchResult,
  searchTextIn,
  searchWords,
} from './search.ts';
import type { ReadRecentContent, SearchContent } from './search.use-cases.ts';

/** Keeps the address and the text of a search in step, in both directions (FIND-01). */
export const searchAddressMachine = setup({
  types: {
    context: {} as SearchAddressContext,
    input: {} as SearchAddressInput,
    events: {} as SearchAddressEvent,
  },
  actors: { addressListener: fromCallback<EventObject>(unimplementedAction('addressListener')) },
  actions: {
    replaceAddress: (_, _text: string) => unimplementedAction('replaceAddress')(),
    pushAddress: (_, _step: AddressStep) => unimplementedAction('pushAddress')(),
    noteAddress: assign((_, addressed: string) => ({ addressed })),
    noteEntry: assign((_, text: string) => ({ addressed: text, entered: text })),
    sendToSearch: sendTo(
      ({ context }) => context.search,
      (_, text: string): SearchAddressed => ({ type: 'text.addressed', text }),
    ),
  },
  guards: {
    isOther: ({ context }, text: string) => text !== context.addressed,
    beginsEntry: ({ context }, text: string) => text !== context.entered,
  },
}).createMachine({
  id: 'searchAddress',
  context: ({ input: { text, search } }) => ({ addressed: text, entered: text, search }),
  invoke: { src: 'addressListener' },
  on: {
    'text.settled': {
      guard: { type: 'isOther', params: ({ event }) => event.text },
      actions: [
        { type: 'replaceAddress', params: ({ event }) => event.text },
        { type: 'noteAddress', params: ({ event }) => event.text },
      ],
    },
    'text.entered': [
      {
        guard: { type: 'beginsEntry', params: ({ event }) => event.text },
        actions: [
          { type: 'pushAddress', params: ({ context, event }) => ({ from: context.entered, text: event.text }) },
          { type: 'noteEntry', params: ({ event }) => event.text },
        ],
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.text },
        actions: [
          { type: 'replaceAddress', params: ({ event }) => event.text },
          { type: 'noteAddress', params: ({ event }) => event.text },
        ],
      },
    ],
    'address.changed': {
      guard: { type: 'isOther', params: ({ event }) => event.text },
      actions: [
        { type: 'noteEntry', params: ({ event }) => event.text },
        { type: 'sendToSearch', params: ({ event }) => event.text },
      ],
    },
  },
});

export type SearchAddressEvent =
  /** The text was searched: it is written to the address, and Back leads past it. */
  | { readonly type: 'text.settled'; readonly text: string }
  /** The user pressed Enter: Back leads to the text before it. */
  | { readonly type: 'text.entered'; readonly text: string }
  /** The address names a text: through back, forward or a link, or because this machine wrote it. */
  | { readonly type: 'address.changed'; readonly text: string };

/** Sent to the search: it has to show the text that the address names. */
interface SearchAddressed {
  readonly type: 'text.addressed';
  readonly text: string;
}

/** The text with which an entry of the history began, and that of the next entry. */
interface AddressStep {
  readonly from: string;
  readonly text: string;
}

interface SearchAddressInput {
  readonly text: string;
  readonly search: Receiver<SearchAddressed>;
}

interface SearchAddressContext {
  /** The text that the address names. */
  readonly addressed: string;
  /** The text that it named when this entry of the history was made. */
  readonly entered: string;
  readonly search: SearchAddressInput['search'];
}

/** A shorter pause ends a syllable rather than a word, in milliseconds. */
const PAUSE_MS = 400;

/**
 * One search over posts, events and bulletins (FIND-01): a text is sent once it has not changed for a while, and at
 * once on Enter. The answer to an earlier text is ignored. When the server cannot search, the machine reads recent
 * items and searches those (FIND-02).
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    input: {} as SearchInput,
    events: {} as SearchEvent,
    emitted: {} as MoreFound,
  },
  actors: {
    address: searchAddressMachine,
    find: fromPromise<FoundPage, SearchQuery>(unimplementedActor('find')),
    readRecent: fromPromise<readonly SearchableItem[]>(unimplementedActor('readRecent')),
  },
  actions: {
    setText: assign((_, { text }: { readonly text: string }) => ({ text })),
    sendSettledText: sendTo('address', ({ context }) => ({ type: 'text.settled', text: context.text.trim() })),
    sendEnteredText: sendTo('address', ({ context }) => ({ type: 'text.entered', text: context.text.trim() })),
    keep: assign(({ context }, page: FoundPage) => ({ found: { ...page, words: wantedWords(context), page: 1 } })),
    emitMore: emit(({ context }, { hits }: FoundPage): MoreFound => {
      const known = new Set(context.found?.hits.map(({ id }) => id));
      const fresh = groupedHits(hits.filter(({ id }) => !known.has(id)));
      return { type: 'more.found', id: fresh[0]?.hits[0]?.id };
    }),
    add: assign(({ context: { found } }, { hits, hasMore }: FoundPage) => ({
      found: found && { ...found, hits: withPage(found.hits, hits), page: found.page + 1, hasMore },
    })),
    /** The result is cached for a reader who comes back. */
    remember: unimplementedAction('remember'),
    keepRecent: assign((_, recent: readonly SearchableItem[]) => ({ recent })),
    fail: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: undefined }),
    forget: assign({ found: undefined, failure: undefined }),
  },
  guards: {
    asksNothing: ({ context }) => wantedWords(context).length === 0,
    isFound: ({ context }) => context.found?.words.join(' ') === wantedWords(context).join(' '),
    hasMore: ({ context }) => context.found?.hasMore === true,
    asksTheSame: ({ context }, { text }: { readonly text: string }) => asksTheSame(context.text, text),
  },
  delays: { pause: PAUSE_MS },
}).createMachine({
  id: 'search',
  context: ({ input: { cached, ...rest } }) => ({ ...NOTHING_FOUND, ...rest, ...cached }),
  invoke: { id: 'address', src: 'address', input: ({ context, self }) => ({ text: context.addressed, search: self }) },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'asksNothing', target: 'empty' },
        { guard: 'isFound', target: 'found' },
        { target: 'searching' },
      ],
    },
    empty: { entry: 'forget' },
    pausing: {
      after: { pause: 'settled' },
      on: { 'search.submitted': { target: 'deciding', actions: 'sendEnteredText' } },
    },
    settled: { entry: 'sendSettledText', always: 'deciding' },
    searching: {
      tags: 'searching',
      entry: 'clearFailure',
      invoke: {
        src: 'find',
        input: ({ context }) => ({ words: wantedWords(context), page: 1, recent: context.recent }),
        onDone: keeping('found', 'keep'),
        onError: [{ guard: failedWith('unsupported'), target: 'readingRecent' }, failing('failed', 'fail')],
      },
      on: {
        // Only spaces were added: the same call continues.
        'text.changed': {
          guard: { type: 'asksTheSame', params: ({ event }) => event },
          actions: { type: 'setText', params: ({ event }) => event },
        },
      },
    },
    readingRecent: {
      tags: 'searching',
      ...readingState({ src: 'readRecent', ready: 'settled', keep: 'keepRecent', fail: ['fail'] }),
      // The recent items serve every text: the call continues when the text changes.
      on: { 'text.changed': { actions: { type: 'setText', params: ({ event }) => event } } },
    },
    found: {
      initial: 'resting',
      states: {
        resting: { entry: 'remember', on: { 'more.asked': { guard: 'hasMore', target: 'reading' } } },
        reading: {
          tags: 'readingMore',
          entry: 'clearFailure',
          invoke: {
            src: 'find',
            input: ({ context: { found, recent } }) => ({
              words: found?.words ?? [],
              page: (found?.page ?? 0) + 1,
              recent,
            }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'emitMore', params: outputOf },
                { type: 'add', params: outputOf },
              ],
            },
            onError: failing('failed', 'fail'),
          },
        },
        failed: retrying('reading'),
      },
    },
    failed: {
      tags: 'failed',
      on: { ...retrying('searching').on, 'search.submitted': { target: 'searching', actions: 'sendEnteredText' } },
    },
  },
  on: {
    'text.changed': { target: '.pausing', actions: { type: 'setText', params: ({ event }) => event } },
    'text.cleared': { target: '.settled', actions: { type: 'setText', params: { text: '' } } },
    'search.submitted': { actions: 'sendEnteredText' },
    'text.addressed': { target: '.deciding', actions: { type: 'setText', params: ({ event }) => event } },
  },
});

interface SearchContext {
  /** The field's text, as it is typed. */
  readonly text: string;
  /** The text that the address named when the search began. */
  readonly addressed: string;
  readonly found: Found | undefined;
  /** Undefined until the server has answered that it cannot search. */
  readonly recent: readonly SearchableItem[] | undefined;
  /** Why the last attempt failed; undefined unless that failed. */
  readonly failure: Failure | undefined;
}

interface SearchInput extends Pick<SearchContext, 'addressed'> {
  /** The text of the address, except on a served page, which was prerendered without it. */
  readonly text: string;
  /** The result that was found before the reader left this entry of the history. */
  readonly cached?: SearchResult | undefined;
}

export type SearchEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'text.cleared' }
  /** Enter, or the button. */
  | { readonly type: 'search.submitted' }
  | SearchAddressed
  | { readonly type: 'more.asked' }
  | { readonly type: 'retry.asked' };

/** Sent to the parent when a further page was read. */
export interface MoreFound {
  readonly type: 'more.found';
  /** The first of the new hits, in the order of the groups; undefined when there was none. */
  readonly id: string | undefined;
}

const NOTHING_FOUND = { found: undefined, recent: undefined, failure: undefined } as const;

/** The words that the field's text asks for. */
const wantedWords = ({ text }: Pick<SearchContext, 'text'>): readonly string[] => searchWords(text);

/** Whether two texts search for the same words. */
const asksTheSame = (one: string, other: string): boolean => hasSameWords(searchWords(one), searchWords(other));

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
              const found = cache.read();
              replaceAddress(from);
              navigation.goTo(addressOfSearch(page, text));
              // What was found while typing belongs to the new entry, too.
              if (found !== undefined) cache.write(found);
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
