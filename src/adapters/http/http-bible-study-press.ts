import type { BibleStudyPress } from '@/content/ports/bible-study-library.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { makePostPress } from './post-press.ts';
import { wireBibleStudy } from './wire-bible-study.ts';

/** Publishes question sheets over HTTP: a title and one PDF (BIBL-02). */
export function makeHttpBibleStudyPress(uploads: UploadGateway, baseUrl: string): BibleStudyPress {
  return makePostPress(uploads, { path: 'api/BibleStudy', files: 'file' }, wireBibleStudy(baseUrl));
}
