import type { BibleStudyLibrary } from '@/content/ports/bible-study-library.ts';
import type { HttpClient } from './http-client.ts';
import { makePostList } from './post-list.ts';
import { wireBibleStudy } from './wire-bible-study.ts';

/** Question sheets of the Bible study over HTTP (BIBL-01, BIBL-03). */
export function makeHttpBibleStudyLibrary(send: HttpClient, baseUrl: string): BibleStudyLibrary {
  return makePostList(send, { list: 'api/bibleStudy', item: 'api/bibleStudy' }, wireBibleStudy(baseUrl));
}
