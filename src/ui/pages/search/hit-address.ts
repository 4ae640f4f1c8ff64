import { sundayOfLabel } from '@/content/domain/bulletin.ts';
import { addressOfSunday } from '@/content/domain/bulletin-week.ts';
import { monthOf } from '@/content/domain/calendar-month.ts';
import type { SearchHit, SearchKind } from '@/content/domain/search-hit.ts';
import { href } from '@/ui/app/routes/href.ts';

const ADDRESSES: Readonly<Record<SearchKind, (hit: SearchHit) => string>> = {
  announcement: ({ itemId }) => href('announcement', { id: itemId }),
  advertisement: ({ itemId }) => href('advertisement', { id: itemId }),
  bibleStudy: ({ itemId }) => href('bibleStudy', { id: itemId }),
  event: ({ itemId, date }) =>
    date === undefined ? href('events') : href('event', { when: monthOf(date), id: itemId }),
  bulletin: ({ itemId, date }) => {
    const sunday = sundayOfLabel(String(itemId)) ?? date;
    return sunday === undefined ? href('bulletin') : addressOfSunday(href('bulletin'), sunday);
  },
};

/**
 * The address of a hit: of a post or an event its own page, of a bulletin its week, and without a date the page of its
 * kind.
 */
export const addressOfHit = (hit: SearchHit): string => ADDRESSES[hit.kind](hit);
