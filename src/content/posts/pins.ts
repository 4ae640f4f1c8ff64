import { type CalendarDate, type DateSpan, daysAfter, hasWrongYear, isCalendarDate } from '@/shared/dates.ts';
import { sameId } from '@/shared/entity-id.ts';
import { type FeedOrder, withChanged, withNewest, withoutItem } from '@/shared/feed.ts';
import type { Post } from './posts.ts';

const USUAL_DAYS = 7;

/** The longest time that a post can be pinned: a forgotten pin would otherwise stay for years. */
const MOST_DAYS = 90;

/** The days on which a pin that is set today can end. */
export const pinEnds = (today: CalendarDate): DateSpan => ({ first: today, last: daysAfter(today, MOST_DAYS) });

/** The form's value: the last day of the pin, `YYYY-MM-DD`. */
export type PinDraft = Readonly<Record<'until', string>>;

export type PinError = 'missing' | 'past' | 'tooFar';

/** The day that the form proposes: that of the present pin, else a week from today. */
export const proposedPin = ({ pinnedUntil }: Pick<Post, 'pinnedUntil'>, today: CalendarDate): PinDraft => ({
  until: pinnedUntil ?? daysAfter(today, USUAL_DAYS),
});

/** A pin ends today or later, and within three months (EDIT-04). */
export function pinErrors({ until }: PinDraft, today: CalendarDate): Partial<Record<'until', PinError>> {
  const { first, last } = pinEnds(today);
  if (!isCalendarDate(until)) return { until: hasWrongYear(until) ? 'tooFar' : 'missing' };
  if (until < first) return { until: 'past' };
  return until > last ? { until: 'tooFar' } : {};
}

/** Whether a post is pinned to the head of its list. */
export const isPinned = ({ pinnedUntil }: Pick<Post, 'pinnedUntil'>): boolean => pinnedUntil !== undefined;

const isUnpinned = (post: Post): boolean => !isPinned(post);

/** Whether a post is older than another; posts of one day are compared by their ids, as far as these are numbers. */
function isOlder(one: Post, other: Post): boolean {
  if (one.created === undefined || other.created === undefined) return false;
  return one.created === other.created ? Number(one.id) < Number(other.id) : one.created < other.created;
}

/** The items with one more before the first older one; undefined where none is older. */
function placed<Item extends Post>(items: readonly Item[], item: Item): readonly Item[] | undefined {
  const at = items.findIndex((one) => isOlder(one, item));
  return at < 0 ? undefined : items.toSpliced(at, 0, item);
}

/** The items, pinned ones first, with one more in its place, unless it is older than every loaded one. */
function inPlace<Item extends Post>(items: readonly Item[], item: Item): readonly Item[] {
  const others = withoutItem(items, item.id);
  const [pinned, rest] = [others.filter(isPinned), others.filter(isUnpinned)];
  return isPinned(item)
    ? [...(placed(pinned, item) ?? [...pinned, item]), ...rest]
    : [...pinned, ...(placed(rest, item) ?? rest)];
}

/**
 * The order of a whole list: pinned posts first, then the others, both newest first (EDIT-04). An unpinned post that is
 * older than every loaded one leaves the list: it is on a page that is not loaded yet.
 */
export const pinnedFirst = <Item extends Post>(): FeedOrder<Item> => ({
  added: (items, item) => {
    const others = withoutItem(items, item.id);
    return [...others.filter(isPinned), item, ...others.filter(isUnpinned)];
  },
  moved: (items, item) => (items.some(({ id }) => sameId(id, item.id)) ? inPlace(items, item) : items),
  returned: inPlace,
  countServed: ({ length }) => length,
});

/** The order of a list from a year or month on: by date alone. The server has the pinned posts on its first page. */
export const byDate = <Item extends Post>(): FeedOrder<Item> => ({
  added: withNewest,
  moved: withChanged,
  returned: (items, item) => {
    const others = withoutItem(items, item.id);
    return placed(others, item) ?? others;
  },
  countServed: (items) => items.filter(isUnpinned).length,
});
