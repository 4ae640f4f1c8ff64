import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { MemberEntry } from '../domain/member.ts';
import {
  type MemberColumn,
  type MemberFilter,
  type MemberOrder,
  type MemberView,
  membersInView,
  withFirst,
} from '../domain/member-list.ts';
import type { MemberChange } from '../ports/member-news.ts';
import type { MemberViewAddressEvent, MemberViewAddressed } from './member-view-address.machine.ts';

export interface MemberListContext {
  /** Whether the server has sent the list; before, `members` holds at most those who have arrived meanwhile. */
  readonly wasRead: boolean;
  /** As the server sent them last, with all changes since. */
  readonly members: readonly MemberEntry[];
  /** Registered or restored while the list is being loaded: the answer may not contain them yet. */
  readonly arrived: readonly MemberEntry[];
  /** Being removed. */
  readonly leaving: readonly EntityId[];
  /** Registered while this list was shown, the newest first: they stay at its top until the search or the order changes. */
  readonly newest: readonly EntityId[];
  readonly view: MemberView;
  /** The member whose removal the user is asked to confirm. */
  readonly removalCandidate: MemberEntry | undefined;
  /** Why the last attempt to read the list failed. */
  readonly failure: Failure | undefined;
}

export type MemberListEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'column.chosen'; readonly column: MemberColumn }
  | { readonly type: 'order.chosen'; readonly order: MemberOrder }
  | { readonly type: 'place.chosen'; readonly filter: MemberFilter; readonly place: string }
  | { readonly type: 'search.cleared' }
  | Extract<MemberViewAddressEvent, { readonly type: 'page.left' }>
  | MemberViewAddressed
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked'; readonly member: MemberEntry }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' }
  | MemberChange;

/** The part of the list that decides which members are in sight, and in which order. */
export type ListInSight = Pick<MemberListContext, 'members' | 'leaving' | 'newest' | 'view'>;

/** Sent to the page whenever other members may be in sight. */
export interface ListChanged {
  readonly type: 'list.changed';
  readonly list: ListInSight;
}

/** Emitted when the row of a member goes: its button may have had the focus. */
export interface MemberRowGone {
  readonly type: 'row.gone';
  /** The row's index, from 0; -1 where it was not shown. */
  readonly at: number;
}

export const NOTHING_READ = {
  wasRead: false,
  members: [],
  arrived: [],
  leaving: [],
  newest: [],
  removalCandidate: undefined,
  failure: undefined,
} as const;

/** The members who are not being removed. */
export function presentMembers({
  members,
  leaving,
}: Pick<MemberListContext, 'members' | 'leaving'>): readonly MemberEntry[] {
  const gone = new Set(leaving.map(String));
  return gone.size === 0 ? members : members.filter(({ id }) => !gone.has(String(id)));
}

/** Of the present members those whom the view shows, in its order, new ones first. */
export function shownMembers(
  present: readonly MemberEntry[],
  { view, newest }: Pick<MemberListContext, 'view' | 'newest'>,
): readonly MemberEntry[] {
  return withFirst(membersInView(present, view), newest);
}
