import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyPress } from '@/adapters/http/http-bible-study-press.ts';
import { pdfRule } from '@/content/domain/file-check.ts';
import {
  BIBLE_STUDY_FORM,
  BIBLE_STUDY_LIBRARY,
  BIBLE_STUDY_PRESS,
  BIBLE_STUDY_UPLOADS,
  type BibleStudyFormFactory,
} from './content.tokens.ts';
import { makeFiledPostForms, startPostUploads } from './filed-posts.ts';
import { CLOCK, NOTICE_BOARD, SERVER, SESSION } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Publishing question sheets (BIBL-02). */
export const bibleStudyPublishingBindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_PRESS).toResolvedValue(
    (uploads, { baseUrl }) => makeHttpBibleStudyPress(uploads, baseUrl),
    [UPLOAD_GATEWAY, SERVER],
  );
  bind(BIBLE_STUDY_UPLOADS)
    .toResolvedValue(
      (session, press, heads) => startPostUploads(session, press, heads, pdfRule),
      [SESSION, BIBLE_STUDY_PRESS, FILE_HEADS],
    )
    .inSingletonScope();
  bind(BIBLE_STUDY_FORM)
    .toResolvedValue(
      (list, uploads, notices, session, clock): BibleStudyFormFactory =>
        makeFiledPostForms(
          {
            name: 'bibleStudy',
            initial: { title: '' },
            asWritten: (draft, place) => ({ ...place, ...draft, sheet: undefined }),
          },
          { list, uploads, notices, session, clock },
        ),
      [BIBLE_STUDY_LIBRARY, BIBLE_STUDY_UPLOADS, NOTICE_BOARD, SESSION, CLOCK],
    )
    .inSingletonScope();
});
