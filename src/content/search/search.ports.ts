import type { Outcome } from '@/shared/outcome.ts';
import type { SearchHit } from './search.ts';

/** The server's search over everything that a visitor may read (FIND-01). */
export interface ContentSearch {
  /**
   * @param words all of them have to occur
   * @param page from 1; ten hits a page, newest first; an empty page is behind the last
   * @returns `unsupported` when the server cannot search
   */
  find(words: readonly string[], page: number, signal?: AbortSignal): Promise<Outcome<readonly SearchHit[]>>;
}
