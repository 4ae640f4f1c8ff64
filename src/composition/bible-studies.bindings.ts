import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyLibrary } from '@/adapters/http/http-bible-study-library.ts';
import { bindPostFeed } from './posts.ts';
import * as tokens from './tokens.ts';

/** The question sheets of the Bible study (BIBL-01, BIBL-03). */
export const bibleStudiesBindings = new ContainerModule(({ bind }) => {
  bind(tokens.BIBLE_STUDY_LIBRARY).toResolvedValue(
    (send, { baseUrl }) => makeHttpBibleStudyLibrary(send, baseUrl),
    [tokens.AUTHENTICATED_CLIENT, tokens.SERVER],
  );
  bind(tokens.BIBLE_STUDY_FEED)
    .toResolvedValue(
      (library, notices) => bindPostFeed(library, notices, 'bibleStudy'),
      [tokens.BIBLE_STUDY_LIBRARY, tokens.NOTICE_BOARD],
    )
    .inSingletonScope();
});
