import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyRepository } from '@/adapters/http/http-bible-study-repository.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { BIBLE_STUDY_FEED, BIBLE_STUDY_REPOSITORY } from './content.tokens.ts';
import { bindPostFeeds } from './post-feeds.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS, SERVER } from './tokens.ts';

/** The question sheets of the Bible study (BIBL-01, BIBL-03). */
export const bibleStudiesBindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_REPOSITORY).toResolvedValue(
    (send, { baseUrl }) => makeHttpBibleStudyRepository(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(BIBLE_STUDY_FEED).toResolvedValue(bindPostFeeds<BibleStudy>('bibleStudy'), [
    BIBLE_STUDY_REPOSITORY,
    NOTIFICATIONS,
    CLOCK,
  ]);
});
