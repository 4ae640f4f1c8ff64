import * as z from 'zod/mini';
import type { BibleStudy } from '@/content/posts/posts.ts';
import type { AttachmentCalls } from './posts.ts';
import { wirePost } from './wire.ts';

/** Question sheets of the Bible study on the server: a title, and one PDF (BIBL-01…03). */
export const BIBLE_STUDIES: AttachmentCalls<BibleStudy> = {
  list: 'api/bibleStudy',
  item: 'api/bibleStudy',
  posted: 'api/BibleStudy',
  files: 'file',
  wireItem: (baseUrl) =>
    z.pipe(
      z.object(wirePost),
      z.transform((study) => ({
        ...study,
        sheet: `${baseUrl}api/bibleStudy/${encodeURIComponent(study.id)}/download`,
      })),
    ),
};
