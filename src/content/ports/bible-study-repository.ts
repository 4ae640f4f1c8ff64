import type { BibleStudy } from '../domain/bible-study.ts';
import type { PostList } from './post-list.ts';
import type { PostPublisher } from './post-publisher.ts';

/** The question sheets of the Bible study (BIBL-01, BIBL-03). */
export type BibleStudyRepository = PostList<BibleStudy>;

/** Publishes a title and one PDF (BIBL-02). */
export type BibleStudyPublisher = PostPublisher<BibleStudy>;
