import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyRepository } from '@/adapters/http/http-bible-study-repository.ts';
import { BIBLE_STUDY_FEED, BIBLE_STUDY_REPOSITORY } from './content.tokens.ts';
import { providePostFeed } from './posts.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SERVER } from './tokens.ts';

/** The question sheets of the Bible study (BIBL-01, BIBL-03). */
export const bibleStudiesBindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_REPOSITORY).toResolvedValue(
    (send, { baseUrl }) => makeHttpBibleStudyRepository(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(BIBLE_STUDY_FEED)
    .toResolvedValue(
      (library, notices) => providePostFeed(library, notices, 'bibleStudy'),
      [BIBLE_STUDY_REPOSITORY, NOTIFICATIONS],
    )
    .inSingletonScope();
});
