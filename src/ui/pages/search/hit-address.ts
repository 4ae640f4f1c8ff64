import { sundayOfLabel } from '@/content/domain/bulletin.ts';
import { addressOfSunday } from '@/content/domain/bulletin-week.ts';
import { monthOf } from '@/content/domain/calendar-month.ts';
import { addressOfEvent, addressOfPost } from '@/content/domain/item-address.ts';
import type { SearchHit, SearchKind } from '@/content/domain/search-hit.ts';
import { href } from '@/ui/app/routes/href.ts';

const ADDRESSES: Readonly<Record<SearchKind, (hit: SearchHit) => string>> = {
  announcement: ({ itemId }) => addressOfPost(href('announcements'), itemId),
  advertisement: ({ itemId }) => addressOfPost(href('advertisements'), itemId),
  bibleStudy: ({ itemId }) => addressOfPost(href('bibleStudies'), itemId),
  event: ({ itemId, date }) =>
    date === undefined ? href('events') : addressOfEvent(href('events'), itemId, monthOf(date)),
  bulletin: ({ itemId, date }) => {
    const sunday = sundayOfLabel(String(itemId)) ?? date;
    return sunday === undefined ? href('bulletin') : addressOfSunday(href('bulletin'), sunday);
  },
};

/** Where a hit leads: a post or an event to itself, a bulletin to its week; without a date to the page of its kind. */
export const addressOfHit = (hit: SearchHit): string => ADDRESSES[hit.kind](hit);
