import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import type { MemberEntry } from './member.ts';

export type MemberColumn = 'id' | 'name' | 'duty' | 'zone' | 'email';

/** What members can be told apart by, besides a search. */
export type MemberFilter = 'duty' | 'zone';

export interface MemberOrder {
  readonly by: MemberColumn;
  readonly descending: boolean;
}

/** What of the list is looked at (MEMB-07). */
export interface MemberView {
  /** As the field holds it, a syllable that is still being composed included. */
  readonly sought: string;
  readonly order: MemberOrder;
  /** By name; empty for all, {@link NOWHERE} for whoever has none. */
  readonly duty: string;
  readonly zone: string;
}

export const MEMBER_COLUMNS: readonly MemberColumn[] = ['id', 'name', 'duty', 'zone', 'email'];

export const MEMBER_FILTERS: readonly MemberFilter[] = ['duty', 'zone'];

/** Stands for whoever has no duty, or lives in no zone. */
export const NOWHERE = '-';

/** No more members than this are read, however many a server tells of; the page says where that leaves somebody out. */
export const MOST_MEMBERS = 2000;

/** As in a Korean register: 가나다. */
export const defaultView: MemberView = {
  sought: '',
  order: { by: 'name', descending: false },
  duty: '',
  zone: '',
};

/** Numbers within texts count as numbers, so that 9 stands before 10. */
const KOREAN = new Intl.Collator('ko', { numeric: true });

/** The members whose name or e-mail holds what somebody looks for, in the order that was chosen (MEMB-07). */
export function membersInView(members: readonly MemberEntry[], view: MemberView): readonly MemberEntry[] {
  const { sought, order } = view;
  const found = members.filter(
    (member) =>
      (holds(member.name, sought) || holds(member.email, sought)) &&
      MEMBER_FILTERS.every((filter) => isAt(member, filter, view[filter])),
  );
  return found.toSorted((one, other) => compare(one, other, order));
}

/** True for views that show the same members in the same order. */
export function isSameView(one: MemberView, other: MemberView): boolean {
  const isSameOrder = one.order.by === other.order.by && one.order.descending === other.order.descending;
  const isSameFilter = MEMBER_FILTERS.every((filter) => one[filter] === other[filter]);
  return isSameOrder && isSameFilter && one.sought.trim() === other.sought.trim();
}

/** The duties or zones that anybody of these has, in the order of a Korean register. */
export function placesOf(members: readonly MemberEntry[], filter: MemberFilter): readonly string[] {
  const names = new Set(members.flatMap((member) => member[filter]?.name ?? []));
  return [...names].toSorted(KOREAN.compare);
}

function isAt(member: MemberEntry, filter: MemberFilter, sought: string): boolean {
  if (sought === '') return true;
  const name = member[filter]?.name;
  return sought === NOWHERE ? name === undefined : name === sought;
}

function textOf(member: MemberEntry, column: MemberColumn): string {
  const text = column === 'duty' || column === 'zone' ? (member[column]?.name ?? '') : String(member[column]);
  return text.trim();
}

/** Longer texts are looked through no further than this: a search must not wait for what nobody can be called. */
const MOST_LETTERS = 100;

function holds(text: string, sought: string): boolean {
  return matchesHangul(text.slice(0, MOST_LETTERS), sought);
}

/** The order after a column was chosen: ascending first, turned round when it is chosen again. */
export function orderBy({ by, descending }: MemberOrder, column: MemberColumn): MemberOrder {
  return { by: column, descending: by === column && !descending };
}

/** Whoever has no e-mail, duty or zone stands behind those who have one, either way round. */
function compare(one: MemberEntry, other: MemberEntry, { by, descending }: MemberOrder): number {
  const texts = [textOf(one, by), textOf(other, by)] as const;
  const missing = Number(texts[0] === '') - Number(texts[1] === '');
  if (missing !== 0) return missing;
  const difference = KOREAN.compare(...texts) * (descending ? -1 : 1);
  return difference === 0 ? KOREAN.compare(String(one.id), String(other.id)) : difference;
}

/** Puts a member into the list, in the place of what was there of them. */
export function withMember(members: readonly MemberEntry[], member: MemberEntry): readonly MemberEntry[] {
  return [...members.filter(({ id }) => !sameId(id, member.id)), member];
}

/** The members whom these identifiers name stand first, in the order of the identifiers. */
export function withFirst(members: readonly MemberEntry[], ids: readonly EntityId[]): readonly MemberEntry[] {
  const first = ids.flatMap((id) => members.filter((member) => sameId(member.id, id)));
  return first.length === 0 ? members : [...first, ...members.filter((member) => !first.includes(member))];
}
