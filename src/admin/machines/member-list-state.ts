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
  /** As the server gave them last, with what has happened since. */
  readonly members: readonly MemberEntry[];
  /** Registered or brought back while the list is on its way: the answer may be older. */
  readonly arrived: readonly MemberEntry[];
  /** Being removed. */
  readonly leaving: readonly EntityId[];
  /** Registered while this list was looked at, the newest first: they stand at its top until it is looked at another way. */
  readonly newest: readonly EntityId[];
  readonly view: MemberView;
  /** Whose removal is asked about. */
  readonly doomed: MemberEntry | undefined;
  /** Why the list could not be read last. */
  readonly reason: Failure | undefined;
}

export type MemberListEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'column.chosen'; readonly column: MemberColumn }
  | { readonly type: 'order.chosen'; readonly order: MemberOrder }
  | { readonly type: 'place.chosen'; readonly filter: MemberFilter; readonly place: string }
  | { readonly type: 'search.cleared' }
  | Exclude<MemberViewAddressEvent, { readonly type: 'view.changed' }>
  | MemberViewAddressed
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked'; readonly member: MemberEntry }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' }
  | MemberChange;

/** A row went away with what had the focus in it. */
export interface MemberRowGone {
  readonly type: 'row.gone';
  /** Where it stood, from 0; -1 where it was not shown. */
  readonly at: number;
}

export const NOTHING_READ = {
  members: [],
  arrived: [],
  leaving: [],
  newest: [],
  doomed: undefined,
  reason: undefined,
} as const;

/** Those who are not being removed. */
export function presentMembers({
  members,
  leaving,
}: Pick<MemberListContext, 'members' | 'leaving'>): readonly MemberEntry[] {
  const gone = new Set(leaving.map(String));
  return gone.size === 0 ? members : members.filter(({ id }) => !gone.has(String(id)));
}

/** Those of them who are found, as they stand in the list. */
export function shownMembers(
  present: readonly MemberEntry[],
  { view, newest }: Pick<MemberListContext, 'view' | 'newest'>,
): readonly MemberEntry[] {
  return withFirst(membersInView(present, view), newest);
}
