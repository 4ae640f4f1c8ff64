import { ContainerModule } from 'inversify';
import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import { makeHttpContentSearch } from '@/adapters/http/search.ts';
import { type ProvidedSearch, provideSearch } from '@/content/search/search.machine.ts';
import { makeSearchCache } from '@/content/search/search.store.ts';
import { makeReadRecentContent, makeSearchContent } from '@/content/search/search.use-cases.ts';
import { href } from '@/ui/app/routes/href.ts';
import { createFeature } from './entry.ts';
import { LIST_ENTRIES, listEntriesBindings } from './list-entries.ts';
import { VISITOR_POSTS, visitorPostsBindings } from './post-kinds.ts';
import { CLOCK, NAVIGATION, token, VISITOR_CLIENT } from './tokens.ts';

const SEARCH = token<ProvidedSearch>('Search');

const searchBindings = new ContainerModule(({ bind }) => {
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

/** One search over the site (FIND-01, FIND-02). */
export const searchFeature = createFeature({ search: SEARCH }, [
  visitorPostsBindings,
  listEntriesBindings,
  searchBindings,
]);
