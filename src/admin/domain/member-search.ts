import { continuesSearch, makeHangulSearch } from '@/shared/domain/hangul.ts';
import type { MemberEntry } from './member.ts';

interface Search {
  readonly searchText: string;
  readonly found: readonly MemberEntry[];
}

/** More searches than the letters of a name, typed and deleted. */
const MOST_SEARCHES = 12;

/** Only the beginning of longer texts is searched, so that an absurdly long name cannot slow the search down. */
const MOST_LETTERS = 100;

/** The last searches in a list. */
const searches = new WeakMap<readonly MemberEntry[], readonly Search[]>();

/**
 * The members whose name or e-mail contains the search text. A search that extends an earlier one looks only at the
 * members found before.
 */
export function foundMembers(members: readonly MemberEntry[], searchText: string): readonly MemberEntry[] {
  const known = searches.get(members) ?? [];
  const before = known.findLast((search) => continuesSearch(searchText, search.searchText));
  if (before !== undefined && continuesSearch(before.searchText, searchText)) return before.found;
  const isFound = makeHangulSearch(searchText);
  const found = (before?.found ?? members).filter(
    ({ name, email }) => isFound(searched(name)) || isFound(searched(email)),
  );
  searches.set(members, [...known, { searchText, found }].slice(-MOST_SEARCHES));
  return found;
}

function searched(text: string): string {
  return text.slice(0, MOST_LETTERS);
}
