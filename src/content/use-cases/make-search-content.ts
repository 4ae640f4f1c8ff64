import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { type FoundPage, type SearchQuery, searchItems } from '../domain/search-hit.ts';
import type { ContentSearch } from '../ports/content-search.ts';

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
