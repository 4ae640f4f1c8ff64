import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { withPage } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failedWith, outputOf } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { type FoundPage, groupedHits, type SearchableItem, type SearchQuery } from '../domain/search-hit.ts';
import { searchAddressMachine } from './search-address.machine.ts';
import {
  asksTheSame,
  type MoreFound,
  NOTHING_FOUND,
  type SearchContext,
  type SearchEvent,
  type SearchInput,
  wordsOf,
} from './search-state.ts';

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
    keep: assign(({ context }, page: FoundPage) => ({ found: { ...page, words: wordsOf(context), page: 1 } })),
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
    asksNothing: ({ context }) => wordsOf(context).length === 0,
    isFound: ({ context }) => context.found?.words.join(' ') === wordsOf(context).join(' '),
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
        input: ({ context }) => ({ words: wordsOf(context), page: 1, recent: context.recent }),
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
