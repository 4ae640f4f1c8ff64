import { churchDate, dayOfMonth, monthOf, plainOrder, yearOf } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { ChurchEvent } from '../schemas/content.ts';
import { labelOfDate } from './bulletins.ts';
import { done, type Outcome } from './outcome.ts';
import type { PageRequest } from './posts.ts';
import { type Finder, findersOf } from './search-words.ts';

export const foundKinds = ['announcement', 'advertisement', 'bibleStudy', 'event', 'bulletin'] as const;

export interface Found {
  readonly kind: (typeof foundKinds)[number];
  /** Unique among those of its kind; of a bulletin the label of its Sunday. */
  readonly id: number | string;
  readonly title: string;
  /** The part of its text that contains a word; '' where it has none. */
  readonly excerpt: string;
  /** The moment of a post, the first day of an event, a bulletin's Sunday. */
  readonly date: string;
}

interface Readable extends Omit<Found, 'excerpt'> {
  readonly text: string;
}

const excerptLength = 120;
const before = 24;

const bulletinTitle = (date: string): string => `${yearOf(date)}년 ${monthOf(date)}월 ${dayOfMonth(date)}일 주보`;

interface Posted {
  readonly id: number;
  readonly title: string;
  readonly created: string;
  readonly content?: string;
}

const posts = (kind: Found['kind'], records: readonly Posted[]): readonly Readable[] =>
  records.map(({ id, title, content = '', created }) => ({ kind, id, title, text: content, date: created }));

/**
 * Of events that repeat, such as the Sunday services, only the next one, or the last: all of them would hide other
 * hits.
 */
const oncePerSeries = (church: Church): readonly ChurchEvent[] => {
  const today = churchDate(church.now());
  const series = new Map<string, ChurchEvent>();
  for (const event of church.events.all().toSorted((one, other) => plainOrder(one.start, other.start))) {
    const key = [event.name, event.type, event.hostedBy].join('\n');
    const known = series.get(key);
    if (known === undefined || known.end < today) series.set(key, event);
  }
  return [...series.values()];
};

/** All public content. */
const readable = (church: Church): readonly Readable[] => [
  ...posts('announcement', church.announcements.all()),
  ...posts('advertisement', church.advertisements.all()),
  ...posts('bibleStudy', church.bibleStudies.all()),
  ...oncePerSeries(church).map(({ id, name, start, type, hostedBy }) => ({
    kind: 'event' as const,
    id,
    title: name,
    text: `${type} · ${hostedBy}`,
    date: start,
  })),
  ...church.bulletins
    .all()
    .flatMap(({ date, imageUrls }) =>
      imageUrls.length === 0
        ? []
        : [{ kind: 'bulletin' as const, id: labelOfDate(date), title: bulletinTitle(date), text: '', date }],
    ),
];

/** Newest first; hits with the same date have a fixed order, so that no page repeats or omits one. */
const newestFirst = (one: Readable, other: Readable): number =>
  Date.parse(other.date) - Date.parse(one.date) ||
  plainOrder(one.kind, other.kind) ||
  String(other.id).localeCompare(String(one.id), 'en', { numeric: true });

const excerptOf = (text: string, finders: readonly Finder[]): string => {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  const places = finders.map((find) => find(plain)).filter((at) => at >= 0);
  const at = Math.min(...places, plain.length);
  // The part begins at the text's beginning where no word occurs in it, or one occurs near its beginning.
  const from = at === plain.length || at <= before ? 0 : plain.lastIndexOf(' ', at - before) + 1;
  const letters = Array.from(plain.slice(from));
  const end = letters.length > excerptLength ? '…' : '';
  return `${from > 0 ? '…' : ''}${letters.slice(0, excerptLength).join('').trimEnd()}${end}`;
};

/** The posts, events and bulletins that contain every word, newest first (FIND-01). [] past the end. */
export function search(church: Church, { q, page, itemsPerPage }: PageRequest & { q: string }): Outcome<Found[]> {
  const finders = findersOf(q);
  const found = readable(church).filter(({ title, text }) => {
    const whole = `${title}\n${text}`.normalize('NFC');
    return finders.every((find) => find(whole) >= 0);
  });
  const shown = found.toSorted(newestFirst).slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return done(
    shown.map(({ kind, id, title, text, date }) => ({ kind, id, title, excerpt: excerptOf(text, finders), date })),
  );
}
