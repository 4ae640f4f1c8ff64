import type { EntityId } from '@/shared/domain/entity-id.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';

/** A member as one who may be chosen for a seat; the e-mail address tells namesakes apart. */
export interface MemberName {
  readonly id: EntityId;
  readonly name: string;
  readonly email: string;
}

/** More are not shown at once: nobody reads so many names, and a phone should not draw them. */
export const MOST_SHOWN = 40;

export interface FoundMembers {
  readonly shown: readonly MemberName[];
  /** How many more there are. */
  readonly more: number;
}

const KOREAN = new Intl.Collator('ko');

/** Members in the order of a Korean register. */
export function inNameOrder(members: readonly MemberName[]): readonly MemberName[] {
  return members.toSorted((one, other) => KOREAN.compare(one.name, other.name));
}

/** Whoever is looked for by name, initial consonants included, or by e-mail address. */
export function findMembers(members: readonly MemberName[], sought: string): FoundMembers {
  const address = sought.trim().toLowerCase();
  const found = members.filter(
    ({ name, email }) => matchesHangul(name, sought) || (address !== '' && email.toLowerCase().includes(address)),
  );
  // Whoever looks for 이 means the Lees first, and only then those who have it in their given name.
  const first = found.filter(({ name }) => beginsWith(name, sought));
  const ordered = [...first, ...found.filter((member) => !first.includes(member))];
  return { shown: ordered.slice(0, MOST_SHOWN), more: Math.max(0, ordered.length - MOST_SHOWN) };
}

function beginsWith(name: string, sought: string): boolean {
  const text = sought.trim();
  return text === '' || matchesHangul(Array.from(name).slice(0, Array.from(text).length).join(''), text);
}

/** The names that more than one member has. */
export function sharedNames(members: readonly MemberName[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(members.flatMap(({ name }) => (seen.has(name) ? [name] : (seen.add(name), []))));
}
