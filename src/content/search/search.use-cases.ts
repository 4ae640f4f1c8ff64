import type { Clock } from '@/shared/clock.ports.ts';
import { type CalendarDate, type DateSpan, monthAround } from '@/shared/dates.ts';
import { PAGE_SIZE } from '@/shared/feed.ts';
import { done, type Outcome, type Refused } from '@/shared/outcome.ts';
import type { EventRepository } from '../events/events.ports.ts';
import { oncePerSeries } from '../events/upcoming-events.ts';
import type { PostRepository } from '../posts/posts.ports.ts';
import type { Post, WrittenPost } from '../posts/posts.ts';
import type { ContentSearch } from './search.ports.ts';
import {
  type FoundPage,
  RECENT_REACH,
  type SearchableItem,
  type SearchKind,
  type SearchQuery,
  searchItems,
} from './search.ts';

export type SearchContent = (query: SearchQuery, signal?: AbortSignal) => Promise<Outcome<FoundPage>>;

/** Searches at the server (FIND-01), or in recent items where it cannot search (FIND-02). */
export function makeSearchContent(server: ContentSearch): SearchContent {
  return async ({ words, page, recent }, signal) => {
    if (recent !== undefined) {
      const all = searchItems(recent, words);
      const hits = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      return done({ hits, hasMore: page * PAGE_SIZE < all.length, isRecentOnly: true });
    }
    const found = await server.find(words, page, signal);
    if (found.kind === 'refused') return found;
    return done({ hits: found.value, hasMore: found.value.length === PAGE_SIZE, isRecentOnly: false });
  };
}

/** Reads what can be searched in the browser; one signal ends all its calls. */
export type ReadRecentContent = (signal?: AbortSignal) => Promise<Outcome<readonly SearchableItem[]>>;

type Readable<Item> = Pick<PostRepository<Item>, 'page'>;

interface RecentContentPorts {
  readonly announcements: Readable<WrittenPost>;
  readonly advertisements: Readable<WrittenPost>;
  readonly bibleStudies: Readable<Post>;
  readonly calendar: Pick<EventRepository, 'during'>;
  readonly clock: Clock;
}

/**
 * Reads the newest posts of the three lists and the events around today, by calls that every server has (FIND-02).
 * Bulletins are not searched: these servers cannot list them, and their pages are pictures. When one list cannot be
 * read, the whole is refused: a search that silently left out a list would be wrong.
 */
export function makeReadRecentContent({
  announcements,
  advertisements,
  bibleStudies,
  calendar,
  clock,
}: RecentContentPorts): ReadRecentContent {
  return async (signal) => {
    const today = clock.today();
    const span = {
      first: monthAround(today, -RECENT_REACH.months).first,
      last: monthAround(today, RECENT_REACH.months).last,
    };
    const parts = await Promise.all([
      newestOf(announcements, 'announcement', signal),
      newestOf(advertisements, 'advertisement', signal),
      newestOf(bibleStudies, 'bibleStudy', signal),
      eventsOf(calendar, span, today, signal),
    ]);
    const failed = parts.find((part): part is Refused => part.kind === 'refused');
    return failed ?? done(parts.flatMap((part) => (part.kind === 'done' ? part.value : [])));
  };
}

async function newestOf(
  list: Readable<Post & Partial<WrittenPost>>,
  kind: SearchKind,
  signal: AbortSignal | undefined,
  number = 1,
): Promise<Outcome<readonly SearchableItem[]>> {
  const page = await list.page(number, signal);
  if (page.kind === 'refused') return page;
  const items = page.value.map(
    ({ id, title, content = '', created }): SearchableItem => ({
      kind,
      itemId: id,
      title: title.normalize('NFC'),
      text: content.normalize('NFC'),
      date: created,
    }),
  );
  if (items.length < PAGE_SIZE || number * PAGE_SIZE >= RECENT_REACH.posts) return done(items);
  const others = await newestOf(list, kind, signal, number + 1);
  return others.kind === 'refused' ? others : done([...items, ...others.value]);
}

async function eventsOf(
  calendar: Pick<EventRepository, 'during'>,
  span: DateSpan,
  today: CalendarDate,
  signal: AbortSignal | undefined,
): Promise<Outcome<readonly SearchableItem[]>> {
  const events = await calendar.during(span, signal);
  if (events.kind === 'refused') return events;
  return done(
    oncePerSeries(events.value, today).map(
      ({ id, name, hostedBy, start }): SearchableItem => ({
        kind: 'event',
        itemId: id,
        title: name.normalize('NFC'),
        text: hostedBy.normalize('NFC'),
        date: start,
      }),
    ),
  );
}
