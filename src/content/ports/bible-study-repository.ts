import type { BibleStudy } from '../domain/bible-study.ts';
import type { PostList } from './post-list.ts';
import type { PostPublisher } from './post-publisher.ts';

/** Where the question sheets of the Bible study are kept (BIBL-01, BIBL-03). */
export type BibleStudyRepository = PostList<BibleStudy>;

/** Takes a title and one PDF (BIBL-02). */
export type BibleStudyPublisher = PostPublisher<BibleStudy>;
