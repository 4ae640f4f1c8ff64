import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import { makeHttpContentSearch } from '@/adapters/http/search.ts';
import { provideSearch } from '@/content/search/search.machine.ts';
import { makeSearchCache } from '@/content/search/search.store.ts';
import { makeReadRecentContent, makeSearchContent } from '@/content/search/search.use-cases.ts';
import { entry } from './entry.ts';
import { LIST_ENTRIES } from './list-entries.ts';
import { visitorPosts } from './post-kinds.ts';
import { ADDRESS_OF, CLOCK, NAVIGATION, VISITOR_CLIENT } from './tokens.ts';

/** One search over the site (FIND-01, FIND-02). */
export const searchEntry = entry({
  // Requested without a session, even where there is one: the result is the same for all users (FIND-01).
  search: (get) => {
    const send = get(VISITOR_CLIENT);
    const { announcement, advertisement, bibleStudy } = visitorPosts(get);
    return provideSearch({
      search: makeSearchContent(makeHttpContentSearch(send)),
      readRecent: makeReadRecentContent({
        announcements: announcement,
        advertisements: advertisement,
        bibleStudies: bibleStudy,
        calendar: makeHttpEventRepository(send),
        clock: get(CLOCK),
      }),
      navigation: get(NAVIGATION),
      cache: makeSearchCache(get(LIST_ENTRIES)),
      page: get(ADDRESS_OF)('search'),
    });
  },
});
