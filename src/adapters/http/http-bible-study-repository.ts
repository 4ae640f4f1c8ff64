import type { BibleStudyRepository } from '@/content/ports/bible-study-repository.ts';
import type { HttpClient } from './http-client.ts';
import { makePostList } from './post-list.ts';
import { wireBibleStudy } from './wire-bible-study.ts';

/** Where sheets of Bible studies are read and taken away. */
export const BIBLE_STUDIES = { list: 'api/bibleStudy', item: 'api/bibleStudy' };

/** Question sheets of the Bible study over HTTP (BIBL-01, BIBL-03). */
export function makeHttpBibleStudyRepository(send: HttpClient, baseUrl: string): BibleStudyRepository {
  return makePostList(send, BIBLE_STUDIES, wireBibleStudy(baseUrl));
}
