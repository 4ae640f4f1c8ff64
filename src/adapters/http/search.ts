import * as z from 'zod/mini';
import type { ContentSearch } from '@/content/search/search.ports.ts';
import { hitId, SEARCH_KINDS, type SearchHit } from '@/content/search/search.ts';
import { PAGE_SIZE } from '@/shared/feed.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { readUntilUnsupported } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wireText, wireWholeList } from './wire.ts';

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
