import type { BibleStudyPublisher } from '@/content/ports/bible-study-repository.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { makePostPublisher } from './post-publisher.ts';
import { wireBibleStudy } from './wire-bible-study.ts';

/** Publishes question sheets over HTTP: a title and one PDF (BIBL-02). */
export function makeHttpBibleStudyPublisher(uploads: UploadGateway, baseUrl: string): BibleStudyPublisher {
  return makePostPublisher(uploads, { path: 'api/BibleStudy', files: 'file' }, wireBibleStudy(baseUrl));
}
