import { ContainerModule } from 'inversify';
import { makeHttpContentSearch } from '@/adapters/http/http-content-search.ts';
import { makeHttpEventRepository } from '@/adapters/http/http-event-repository.ts';
import { type ProvidedSearch, provideSearch } from '@/content/machines/provide-search.ts';
import { makeSearchCache } from '@/content/stores/search-cache.ts';
import { makeReadRecentContent } from '@/content/use-cases/make-read-recent-content.ts';
import { makeSearchContent } from '@/content/use-cases/make-search-content.ts';
import { href } from '../ui/app/routes/href.ts';
import { LIST_ENTRIES } from './list-entries.bindings.ts';
import { token } from './token.ts';
import { CLOCK, NAVIGATION, VISITOR_CLIENT } from './tokens.ts';
import { VISITOR_POSTS } from './visitor-posts.bindings.ts';

export const SEARCH = token<ProvidedSearch>('Search');

/** One search over the site (FIND-01, FIND-02). */
export const searchBindings = new ContainerModule(({ bind }) => {
  // Requested without a session, even where there is one: the result is the same for all users (FIND-01).
  bind(SEARCH).toResolvedValue(
    (send, { announcement, advertisement, bibleStudy }, clock, navigation, entries) =>
      provideSearch({
        search: makeSearchContent(makeHttpContentSearch(send)),
        readRecent: makeReadRecentContent({
          announcements: announcement,
          advertisements: advertisement,
          bibleStudies: bibleStudy,
          calendar: makeHttpEventRepository(send),
          clock,
        }),
        navigation,
        cache: makeSearchCache(entries),
        page: href('search'),
      }),
    [VISITOR_CLIENT, VISITOR_POSTS, CLOCK, NAVIGATION, LIST_ENTRIES],
  );
});
