import { type Found, groupedHits, RECENT_REACH, type SearchHit } from '@/content/domain/search-hit.ts';
import type { SearchViewModel } from '@/content/machines/provide-search.ts';
import type { SearchEvent } from '@/content/machines/search-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/use-spoken-status.ts';
import { foundSentence, recentOnly, searchKindNames, searchMessages } from '@/ui/messages/ko/search-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { addressOfHit } from './hit-address.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultGroup } from './result-group.tsx';
import styles from './search.module.css';
import { findPages } from './site-pages.ts';

/** The line with the number of hits, which gets the focus when a further page had none. */
export const COUNT_ID = 'found-count';

/** A bulletin's title is its date. */
const resultOf = (hit: SearchHit) => ({
  id: hit.id,
  href: addressOfHit(hit),
  title: hit.title,
  text: hit.excerpt,
  date: hit.kind === 'bulletin' ? undefined : hit.date,
});

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
