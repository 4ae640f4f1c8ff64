import type { Failure } from '@/shared/domain/outcome.ts';
import { hasSameWords } from '@/shared/domain/words.ts';
import type { Found, SearchableItem, SearchResult } from '../domain/search-hit.ts';
import { searchWords } from '../domain/search-words.ts';
import type { SearchAddressed } from './search-address.machine.ts';

export interface SearchContext {
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

export interface SearchInput extends Pick<SearchContext, 'addressed'> {
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

export const NOTHING_FOUND = { found: undefined, recent: undefined, failure: undefined } as const;

export const wordsOf = ({ text }: Pick<SearchContext, 'text'>): readonly string[] => searchWords(text);

/** Whether two texts search for the same words. */
export const asksTheSame = (one: string, other: string): boolean => hasSameWords(searchWords(one), searchWords(other));
