import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyLibrary } from '@/adapters/http/http-bible-study-library.ts';
import { BIBLE_STUDY_FEED, BIBLE_STUDY_LIBRARY } from './content.tokens.ts';
import { bindPostFeed } from './posts.ts';
import { AUTHENTICATED_CLIENT, NOTICE_BOARD, SERVER } from './tokens.ts';

/** The question sheets of the Bible study (BIBL-01, BIBL-03). */
export const bibleStudiesBindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_LIBRARY).toResolvedValue(
    (send, { baseUrl }) => makeHttpBibleStudyLibrary(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(BIBLE_STUDY_FEED)
    .toResolvedValue(
      (library, notices) => bindPostFeed(library, notices, 'bibleStudy'),
      [BIBLE_STUDY_LIBRARY, NOTICE_BOARD],
    )
    .inSingletonScope();
});
