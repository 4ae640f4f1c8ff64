import { BIBLE_STUDIES } from '@/adapters/http/bible-study-calls.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { postKind } from './post-kind.ts';

/** The question sheets of the Bible study (BIBL-01, BIBL-03). */
export const bibleStudies = postKind<BibleStudy, typeof BIBLE_STUDIES>({
  name: 'bibleStudy',
  page: 'bibleStudies',
  calls: BIBLE_STUDIES,
});
