import { ContainerModule } from 'inversify';
import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { ADVERTISEMENTS } from '@/adapters/http/advertisement-calls.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcement-calls.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-study-calls.ts';
import { makeHttpContentSearch } from '@/adapters/http/http-content-search.ts';
import { makeHttpEventRepository } from '@/adapters/http/http-event-repository.ts';
import { makeHttpPostRepository } from '@/adapters/http/http-post-repository.ts';
import { type ProvidedSearch, provideSearch } from '@/content/machines/provide-search.ts';
import { makeSearchCache } from '@/content/stores/search-cache.ts';
import { makeReadRecentContent } from '@/content/use-cases/make-read-recent-content.ts';
import { makeSearchContent } from '@/content/use-cases/make-search-content.ts';
import { href } from '../ui/app/routes/href.ts';
import { token } from './token.ts';
import { BASE_URL, CLOCK, NAVIGATION, VISITOR_CLIENT } from './tokens.ts';

export const SEARCH = token<ProvidedSearch>('Search');

/** One search over the site (FIND-01, FIND-02). */
export const searchBindings = new ContainerModule(({ bind }) => {
  // Requested without a session, even where there is one: everybody finds the same (FIND-01).
  bind(SEARCH).toResolvedValue(
    (send, baseUrl, clock, navigation) =>
      provideSearch({
        search: makeSearchContent(makeHttpContentSearch(send)),
        readRecent: makeReadRecentContent({
          announcements: makeHttpPostRepository(send, baseUrl, ANNOUNCEMENTS),
          advertisements: makeHttpPostRepository(send, baseUrl, ADVERTISEMENTS),
          bibleStudies: makeHttpPostRepository(send, baseUrl, BIBLE_STUDIES),
          calendar: makeHttpEventRepository(send),
          clock,
        }),
        navigation,
        cache: makeSearchCache(historyListEntries),
        page: href('search'),
      }),
    [VISITOR_CLIENT, BASE_URL, CLOCK, NAVIGATION],
  );
});
