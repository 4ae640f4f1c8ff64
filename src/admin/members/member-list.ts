import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { continuesSearch, makeHangulSearch, makeKoreanOrder, sortedBy } from '@/shared/hangul.ts';
import type { MemberEntry } from './members.ts';

export type MemberColumn = 'id' | 'name' | 'duty' | 'zone' | 'email';

/** The filters of the list, besides the search. */
export type MemberFilter = 'duty' | 'zone';

export interface MemberOrder {
  readonly by: MemberColumn;
  readonly descending: boolean;
}

/** Search, filters and order of the list (MEMB-07). */
export interface MemberView {
  /** As typed, including a syllable that is still being composed. */
  readonly searchText: string;
  readonly order: MemberOrder;
  /** A name; '' for all, {@link UNASSIGNED} for members without one. */
  readonly duty: string;
  readonly zone: string;
}

export const MEMBER_COLUMNS: readonly MemberColumn[] = ['id', 'name', 'duty', 'zone', 'email'];

export const MEMBER_FILTERS: readonly MemberFilter[] = ['duty', 'zone'];

/** The filter value for members without a duty or zone. */
export const UNASSIGNED = '-';

/** In Korean order: 가나다. */
export const defaultView: MemberView = {
  searchText: '',
  order: { by: 'name', descending: false },
  duty: '',
  zone: '',
};

/** `numeric` sorts 9 before 10. */
const inKoreanOrder = makeKoreanOrder({ numeric: true });

/** The members whose name or e-mail contains the search text, in the chosen order (MEMB-07). */
export function membersInView(members: readonly MemberEntry[], view: MemberView): readonly MemberEntry[] {
  const found = foundMembers(inOrder(members, view.order), view.searchText);
  const filters = MEMBER_FILTERS.filter((filter) => view[filter] !== '');
  return filters.length === 0
    ? found
    : found.filter((member) => filters.every((filter) => matchesFilter(member, filter, view[filter])));
}

/** True when two views show the same members in the same order. */
export function isSameView(one: MemberView, other: MemberView): boolean {
  const isSameOrder = one.order.by === other.order.by && one.order.descending === other.order.descending;
  const isSameFilter = MEMBER_FILTERS.every((filter) => one[filter] === other[filter]);
  return isSameOrder && isSameFilter && one.searchText.trim() === other.searchText.trim();
}

/** The duties or zones of these members, in Korean order. */
export function placesOf(members: readonly MemberEntry[], filter: MemberFilter): readonly string[] {
  const names = new Set(members.flatMap((member) => member[filter]?.name ?? []));
  return [...names].toSorted(inKoreanOrder);
}

/**
 * The values that a filter can have, besides none. The chosen one is always among them, even when no member has it any
 * more: it may come from an address.
 * @param places the duties or zones of the members
 */
export function filterValues(places: readonly string[], chosen: string): readonly string[] {
  const isKnown = chosen === '' || chosen === UNASSIGNED || places.includes(chosen);
  return [...places, ...(isKnown ? [] : [chosen]), UNASSIGNED];
}

function matchesFilter(member: MemberEntry, filter: MemberFilter, chosen: string): boolean {
  const name = member[filter]?.name;
  return chosen === UNASSIGNED ? name === undefined : name === chosen;
}

function textOf(member: MemberEntry, column: MemberColumn): string {
  const text = column === 'duty' || column === 'zone' ? (member[column]?.name ?? '') : String(member[column]);
  return text.trim();
}

/** The order after a column is chosen: ascending first, reversed when it is chosen again. */
export function orderBy({ by, descending }: MemberOrder, column: MemberColumn): MemberOrder {
  return { by: column, descending: by === column && !descending };
}

/** Both orders of each column. */
export function columnOrders(columns: readonly MemberColumn[]): readonly MemberOrder[] {
  return columns.flatMap((by) => [
    { by, descending: false },
    { by, descending: true },
  ]);
}

/** The order of the list, computed once: each letter of a search goes through the same list again. */
const orders = new WeakMap<readonly MemberEntry[], Map<string, readonly MemberEntry[]>>();

function inOrder(members: readonly MemberEntry[], order: MemberOrder): readonly MemberEntry[] {
  const known = orders.get(members) ?? new Map<string, readonly MemberEntry[]>();
  orders.set(members, known);
  const name = `${order.by} ${order.descending}`;
  const sorted = known.get(name) ?? sortedMembers(members, order);
  known.set(name, sorted);
  return sorted;
}

/** Members without an e-mail, duty or zone are last, in ascending and descending order; equal ones in that of their ids. */
function sortedMembers(members: readonly MemberEntry[], { by, descending }: MemberOrder): readonly MemberEntry[] {
  const sign = descending ? -1 : 1;
  const byId = sortedBy(members, ({ id }) => String(id), inKoreanOrder);
  return sortedBy(
    byId,
    (member) => textOf(member, by),
    (one, other) => Number(one === '') - Number(other === '') || inKoreanOrder(one, other) * sign,
  );
}

/** Adds a member to the list, or replaces their entry. */
export function withMember(members: readonly MemberEntry[], member: MemberEntry): readonly MemberEntry[] {
  return [...members.filter(({ id }) => !sameId(id, member.id)), member];
}

/** Puts the members with these ids first, in the order of the ids. */
export function withFirst(members: readonly MemberEntry[], ids: readonly EntityId[]): readonly MemberEntry[] {
  const first = ids.flatMap((id) => members.filter((member) => sameId(member.id, id)));
  return first.length === 0 ? members : [...first, ...members.filter((member) => !first.includes(member))];
}

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
  const searchedIn = before?.found ?? members;
  const isFound = makeHangulSearch(
    searchText,
    searchedIn.flatMap(({ name, email }) => [searched(name), searched(email)]),
  );
  const found = searchedIn.filter(({ name, email }) => isFound(searched(name)) || isFound(searched(email)));
  searches.set(members, [...known, { searchText, found }].slice(-MOST_SEARCHES));
  return found;
}

function searched(text: string): string {
  return text.slice(0, MOST_LETTERS);
}
