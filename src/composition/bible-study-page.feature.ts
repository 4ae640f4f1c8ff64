import { makeFindPost } from '@/content/use-cases/make-find-post.ts';
import { bibleStudies } from './bible-study.kind.ts';
import { postPageFeature } from './post-page.ts';

/** The page of one question sheet (PAGE-01). */
export const bibleStudyPageFeature = postPageFeature(bibleStudies, makeFindPost);
