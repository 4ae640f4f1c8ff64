import { makeFindPost } from '@/content/use-cases/make-find-post.ts';
import { advertisements } from './advertisement.kind.ts';
import { postPageFeature } from './post-page.ts';

/** The page of one advertisement (PAGE-01). */
export const advertisementPageFeature = postPageFeature(advertisements, makeFindPost);
