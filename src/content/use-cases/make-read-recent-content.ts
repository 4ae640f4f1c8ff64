import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, monthAround } from '@/shared/domain/calendar-days.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { done, type Outcome, type Refused } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { oncePerSeries } from '../domain/church-event.ts';
import type { Post, WrittenPost } from '../domain/post.ts';
import { RECENT_REACH, type SearchableItem, type SearchKind } from '../domain/search-hit.ts';
import type { EventRepository } from '../ports/event-repository.ts';
import type { PostRepository } from '../ports/post-repository.ts';

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
