import * as z from 'zod/mini';
import { hitId, SEARCH_KINDS, type SearchHit } from '@/content/domain/search-hit.ts';
import type { ContentSearch } from '@/content/ports/content-search.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wireWholeList } from './wire-parts.ts';

const wireHit = z.pipe(
  z.object({ kind: z.enum(SEARCH_KINDS), id: wireId, title: wireText, excerpt: wireText, date: wireDate }),
  z.transform(
    ({ kind, id, title, excerpt, date }): SearchHit => ({
      id: hitId(kind, id),
      kind,
      itemId: id,
      title: title.normalize('NFC'),
      excerpt: excerpt.normalize('NFC'),
      date,
    }),
  ),
);

/** A kind that this application does not know is left out. */
const wireHits = wireWholeList(readPart(wireHit), PAGE_SIZE);

/** The search over HTTP (FIND-01); a server that lacks it is asked once (FIND-02). */
export function makeHttpContentSearch(send: HttpClient): ContentSearch {
  return {
    find: readUntilUnsupported(async (words: readonly string[], page: number, signal?: AbortSignal) => {
      const path = `api/Search?q=${encodeURIComponent(words.join(' '))}&page=${page}&itemsPerPage=${PAGE_SIZE}`;
      return parseAnswer(await send({ path, signal }), wireHits);
    }),
  };
}
