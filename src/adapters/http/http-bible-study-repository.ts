import type { BibleStudyRepository } from '@/content/ports/bible-study-repository.ts';
import type { HttpClient } from './http-client.ts';
import { makePostList } from './post-list.ts';
import { wireBibleStudy } from './wire-bible-study.ts';

/** Question sheets of the Bible study over HTTP (BIBL-01, BIBL-03). */
export function makeHttpBibleStudyRepository(send: HttpClient, baseUrl: string): BibleStudyRepository {
  return makePostList(send, { list: 'api/bibleStudy', item: 'api/bibleStudy' }, wireBibleStudy(baseUrl));
}
