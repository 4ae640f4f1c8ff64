import type { EntityId } from '@/shared/entity-id.ts';
import { makeHangulSearch, makeKoreanOrder, sortedBy } from '@/shared/hangul.ts';

/** A member who can be chosen for a seat; the e-mail address tells namesakes apart. */
export interface MemberName {
  readonly id: EntityId;
  readonly name: string;
  readonly email: string;
}

/** No more are shown at once: a longer list is not read, and drawing it would be slow on a phone. */
const MOST_SHOWN = 40;

export interface FoundMembers {
  readonly shown: readonly MemberName[];
  /** How many matches are not shown. */
  readonly more: number;
}

const inKoreanOrder = makeKoreanOrder();

/** Members in Korean name order. */
export function inNameOrder(members: readonly MemberName[]): readonly MemberName[] {
  return sortedBy(members, ({ name }) => name, inKoreanOrder);
}

/** Searches by name, initial consonants included, or by e-mail address. */
export function findMembers(members: readonly MemberName[], searchText: string): FoundMembers {
  const typed = searchText.trim().toLowerCase();
  const isFound = makeHangulSearch(
    searchText,
    members.map(({ name }) => name),
  );
  const found = members.filter(
    ({ name, email }) => isFound(name) || (typed !== '' && email.toLowerCase().includes(typed)),
  );
  // A search for 이 lists the Lees first, and then members with 이 in their given name.
  const length = Array.from(searchText.trim()).length;
  const first = found.filter(({ name }) => isFound(Array.from(name).slice(0, length).join('')));
  const ordered = [...first, ...found.filter((member) => !first.includes(member))];
  return { shown: ordered.slice(0, MOST_SHOWN), more: Math.max(0, ordered.length - MOST_SHOWN) };
}
