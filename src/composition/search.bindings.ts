import { ContainerModule } from 'inversify';
import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { makeHttpAdvertisementRepository } from '@/adapters/http/http-advertisement-repository.ts';
import { makeHttpAnnouncementRepository } from '@/adapters/http/http-announcement-repository.ts';
import { makeHttpBibleStudyRepository } from '@/adapters/http/http-bible-study-repository.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpContentSearch } from '@/adapters/http/http-content-search.ts';
import { makeHttpEventCalendar } from '@/adapters/http/http-event-calendar.ts';
import { type ProvidedSearch, provideSearch } from '@/content/machines/provide-search.ts';
import { makeKeptSearches } from '@/content/stores/kept-searches.ts';
import { makeReadRecentContent, type ReadRecentContent } from '@/content/use-cases/make-read-recent-content.ts';
import { makeSearchContent, type SearchContent } from '@/content/use-cases/make-search-content.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { href } from '../ui/app/routes/href.ts';
import { CONTENT_SEARCH, READ_RECENT_CONTENT, SEARCH, SEARCH_CONTENT } from './search.tokens.ts';
import { CLOCK, NAVIGATION, SERVER, VISITOR_CLIENT } from './tokens.ts';

/** One search over the site (FIND-01, FIND-02). */
export const searchBindings = new ContainerModule(({ bind }) => {
  // Requested without a session, even where there is one: everybody finds the same (FIND-01).
  bind(CONTENT_SEARCH).toResolvedValue(makeHttpContentSearch, [VISITOR_CLIENT]);
  bind(SEARCH_CONTENT).toResolvedValue(makeSearchContent, [CONTENT_SEARCH]);
  bind(READ_RECENT_CONTENT).toResolvedValue(
    (send, { baseUrl }, clock) => bindRecentContent(send, baseUrl, clock),
    [VISITOR_CLIENT, SERVER, CLOCK],
  );
  bind(SEARCH).toResolvedValue(bindSearch, [SEARCH_CONTENT, READ_RECENT_CONTENT, NAVIGATION]);
});

function bindRecentContent(send: HttpClient, baseUrl: string, clock: Clock): ReadRecentContent {
  return makeReadRecentContent({
    announcements: makeHttpAnnouncementRepository(send),
    advertisements: makeHttpAdvertisementRepository(send, baseUrl),
    bibleStudies: makeHttpBibleStudyRepository(send, baseUrl),
    calendar: makeHttpEventCalendar(send),
    clock,
  });
}

function bindSearch(search: SearchContent, readRecent: ReadRecentContent, navigation: Navigation): ProvidedSearch {
  const kept = makeKeptSearches(historyListEntries);
  return provideSearch({ search, readRecent, navigation, kept, page: href('search') });
}
