import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyPress } from '@/adapters/http/http-bible-study-press.ts';
import { pdfRule } from '@/content/domain/file-check.ts';
import { makeSurePress } from '@/content/use-cases/make-sure-press.ts';
import {
  BIBLE_STUDY_FORM,
  BIBLE_STUDY_LIBRARY,
  BIBLE_STUDY_PRESS,
  BIBLE_STUDY_UPLOADS,
  type BibleStudyFormFactory,
} from './content.tokens.ts';
import { makeFiledPostForms, startPostUploads } from './filed-posts.ts';
import { CLOCK, NAVIGATION, NOTICE_BOARD, SERVER, SESSION } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Publishing question sheets (BIBL-02). */
export const bibleStudyPublishingBindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_PRESS).toResolvedValue(
    (uploads, { baseUrl }, list, clock) => makeSurePress(makeHttpBibleStudyPress(uploads, baseUrl), list, clock),
    [UPLOAD_GATEWAY, SERVER, BIBLE_STUDY_LIBRARY, CLOCK],
  );
  bind(BIBLE_STUDY_UPLOADS)
    .toResolvedValue(
      (session, press, heads) => startPostUploads(session, press, heads, pdfRule),
      [SESSION, BIBLE_STUDY_PRESS, FILE_HEADS],
    )
    .inSingletonScope();
  bind(BIBLE_STUDY_FORM)
    .toResolvedValue(
      (uploads, notices, navigation, session): BibleStudyFormFactory =>
        makeFiledPostForms(
          { name: 'bibleStudy', blank: () => ({ title: '' }) },
          { uploads, notices, navigation, session },
        ),
      [BIBLE_STUDY_UPLOADS, NOTICE_BOARD, NAVIGATION, SESSION],
    )
    .inSingletonScope();
});
