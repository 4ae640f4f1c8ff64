import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyPress } from '@/adapters/http/http-bible-study-press.ts';
import { pdfRule } from '@/content/domain/file-check.ts';
import { makeFiledPostForms, startPostUploads } from './filed-posts.ts';
import * as tokens from './tokens.ts';

/** Publishing question sheets (BIBL-02). */
export const bibleStudyPublishingBindings = new ContainerModule(({ bind }) => {
  bind(tokens.BIBLE_STUDY_PRESS).toResolvedValue(
    (uploads, { baseUrl }) => makeHttpBibleStudyPress(uploads, baseUrl),
    [tokens.UPLOAD_GATEWAY, tokens.SERVER],
  );
  bind(tokens.BIBLE_STUDY_UPLOADS)
    .toResolvedValue(
      (session, press, heads) => startPostUploads(session, press, heads, pdfRule),
      [tokens.SESSION, tokens.BIBLE_STUDY_PRESS, tokens.FILE_HEADS],
    )
    .inSingletonScope();
  bind(tokens.BIBLE_STUDY_FORM)
    .toResolvedValue(
      (list, uploads, notices, session, clock): tokens.BibleStudyFormFactory =>
        makeFiledPostForms(
          {
            name: 'bibleStudy',
            initial: { title: '' },
            asWritten: (draft, place) => ({ ...place, ...draft, sheet: undefined }),
          },
          { list, uploads, notices, session, clock },
        ),
      [tokens.BIBLE_STUDY_LIBRARY, tokens.BIBLE_STUDY_UPLOADS, tokens.NOTICE_BOARD, tokens.SESSION, tokens.CLOCK],
    )
    .inSingletonScope();
});
