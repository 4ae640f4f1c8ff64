import { useId } from 'react';
import { addressOfSunday } from '@/content/bulletins/bulletin-weeks.ts';
import { sundayOfLabel } from '@/content/bulletins/bulletins.ts';
import { monthOf } from '@/content/events/events.ts';
import type { SearchEvent, SearchViewModel } from '@/content/search/search.machine.ts';
import {
  type Found,
  groupedHits,
  makeWordsTest,
  markedParts,
  RECENT_REACH,
  type SearchHit,
  type SearchKind,
} from '@/content/search/search.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { href } from '@/ui/app/routes/href.ts';
import { publicPages } from '@/ui/app/routes/public-pages.ts';
import { type PageName, type Route, routes } from '@/ui/app/routes/routes.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/announcer.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { menuNames } from '@/ui/messages/ko/menu.ts';
import { pageDescription } from '@/ui/messages/ko/prerender.ts';
import { foundSentence, hitCount, recentOnly, searchKindNames, searchMessages } from '@/ui/messages/ko/search.ts';
import { sectionNames } from '@/ui/messages/ko/shell.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './search.module.css';

/** The line with the number of hits, which gets the focus when a further page had none. */
export const COUNT_ID = 'found-count';

interface SearchResultsProps {
  readonly found: Found;
  readonly viewModel: SearchViewModel;
  readonly send: (event: SearchEvent) => void;
}

/** The results: pages of the site, then posts, events and bulletins by their kind (FIND-01). */
export function SearchResults({ found, viewModel, send }: SearchResultsProps) {
  const { words, hits, hasMore, isRecentOnly } = found;
  const { isSearching, isReadingMore, moreFailure } = viewModel;
  const pages = findPages(words);
  const sentence = foundSentence(words.join(' '), hits.length, !hasMore);
  useSpokenStatus(isSearching || isReadingMore ? undefined : sentence);
  return (
    <div aria-busy={isSearching} className={isSearching ? styles.stale : undefined}>
      {isRecentOnly && <Notice>{recentOnly(RECENT_REACH.posts, RECENT_REACH.months)}</Notice>}
      {hits.length === 0 && pages.length === 0 ? (
        <NothingFound />
      ) : (
        <p id={COUNT_ID} className={styles.sentence} tabIndex={-1}>
          {sentence}
        </p>
      )}
      {pages.length > 0 && <ResultGroup heading={searchMessages.pages} results={pages} words={words} />}
      {groupedHits(hits).map((group) => (
        <ResultGroup
          key={group.kind}
          heading={searchKindNames[group.kind]}
          words={words}
          results={group.hits.map(resultOf)}
        />
      ))}
      {moreFailure !== undefined && (
        <FailureState
          sentence={searchMessages.moreFailed}
          reason={moreFailure}
          next={searchMessages.moreFailedNext}
          onRetry={() => send({ type: 'retry.asked' })}
        />
      )}
      {hasMore && moreFailure === undefined && (
        <Button
          variant="quiet"
          className={styles.more}
          busy={isReadingMore}
          onClick={() => send({ type: 'more.asked' })}
        >
          {isReadingMore ? searchMessages.moreReading : searchMessages.more}
        </Button>
      )}
    </div>
  );
}

/** A bulletin's title is its date. */
const resultOf = (hit: SearchHit) => ({
  id: hit.id,
  href: addressOfHit(hit),
  title: hit.title,
  text: hit.excerpt,
  date: hit.kind === 'bulletin' ? undefined : hit.date,
});

interface Result {
  /** The attribute by which the focus finds a hit. */
  readonly id?: string;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly date?: CalendarDate | undefined;
}

interface ResultGroupProps {
  readonly heading: string;
  readonly results: readonly Result[];
  readonly words: readonly string[];
}

/** The hits of one kind, with their count. */
function ResultGroup({ heading, results, words }: ResultGroupProps) {
  const headingId = useId();
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        <span>{heading}</span> <span className={styles.count}>{hitCount(results.length)}</span>
      </h2>
      <ul>
        {results.map(({ id, href: address, title, text, date }) => (
          <li key={address} className={styles.result}>
            <Link id={id} className={styles.link} href={address}>
              <bdi>
                <Marked text={title} words={words} />
              </bdi>
            </Link>
            {text !== '' && (
              <p className={styles.excerpt}>
                <Marked text={text} words={words} />
              </p>
            )}
            {date !== undefined && (
              <time className={styles.date} dateTime={date}>
                {date}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text in which the search words are marked. */
function Marked({ text, words }: MarkedProps) {
  return markedParts(text, words).map((part) =>
    part.isMarked ? (
      <mark key={part.start} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={part.start}>{part.text}</span>
    ),
  );
}

const LISTS = ['announcements', 'events', 'bulletin', 'bibleStudies', 'advertisements'] as const;

/** Says that nothing was found, and links to the lists. */
function NothingFound() {
  return (
    <EmptyState sentence={searchMessages.none} next={searchMessages.noneNext}>
      <nav aria-label={searchMessages.lists}>
        <ul className={styles.examples}>
          {LISTS.map((page) => (
            <li key={page}>
              <TextLink alone href={href(page)}>
                {menuNames[page]}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  );
}

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
const addressOfHit = (hit: SearchHit): string => ADDRESSES[hit.kind](hit);

interface SitePage {
  readonly href: string;
  readonly title: string;
  /** The name of its section; '' where it has none. */
  readonly section: string;
  readonly text: string;
}

/** The home page belongs to no section, but is public. */
const searchable: readonly PageName[] = ['home', ...publicPages];

const sitePages: readonly SitePage[] = searchable.map((page) => {
  const { path, section }: Route = routes[page];
  const place = section === undefined ? '' : sectionNames[section];
  const text = [place, pageDescription(page)].filter((part) => part !== '').join(' · ');
  return { href: path, title: menuNames[page], section: place, text };
});

/**
 * The pages of the site whose name or section contains every word; if there are none, those whose description does
 * (FIND-01).
 */
export function findPages(words: readonly string[]): readonly SitePage[] {
  const matches = makeWordsTest(words);
  const named = sitePages.filter(({ title, section }) => matches(`${section}\n${title}`));
  return named.length > 0 ? named : sitePages.filter(({ title, text }) => matches(`${title}\n${text}`));
}
