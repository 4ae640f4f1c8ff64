import type { ProvidedSearch } from '@/content/machines/provide-search.ts';
import type { ContentSearch } from '@/content/ports/content-search.ts';
import type { ReadRecentContent } from '@/content/use-cases/make-read-recent-content.ts';
import type { SearchContent } from '@/content/use-cases/make-search-content.ts';
import { token } from './token.ts';

export const CONTENT_SEARCH = token<ContentSearch>('ContentSearch');
export const SEARCH_CONTENT = token<SearchContent>('SearchContent');
export const READ_RECENT_CONTENT = token<ReadRecentContent>('ReadRecentContent');
export const SEARCH = token<ProvidedSearch>('Search');
