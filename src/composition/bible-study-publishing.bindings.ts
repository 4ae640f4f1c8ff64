import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpBibleStudyPublisher } from '@/adapters/http/http-bible-study-publisher.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { blankBibleStudy } from '@/content/domain/bible-study.ts';
import { pdfRule } from '@/content/domain/file-check.ts';
import { provideAttachmentPostForms, startPostUploads } from '@/content/machines/provide-attachment-post-forms.ts';
import { makeConfirmingPublisher } from '@/content/use-cases/make-confirming-publisher.ts';
import {
  BIBLE_STUDY_FORM,
  BIBLE_STUDY_PUBLISHER,
  BIBLE_STUDY_REPOSITORY,
  BIBLE_STUDY_UPLOADS,
  type BibleStudyFormFactory,
} from './content.tokens.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Publishing question sheets (BIBL-02). */
export const bibleStudyPublishingBindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_PUBLISHER).toResolvedValue(
    (uploads, { baseUrl }, list, clock) =>
      makeConfirmingPublisher(makeHttpBibleStudyPublisher(uploads, baseUrl), list, clock),
    [UPLOAD_GATEWAY, SERVER, BIBLE_STUDY_REPOSITORY, CLOCK],
  );
  bind(BIBLE_STUDY_UPLOADS).toResolvedValue(
    (user, publisher, heads) => startPostUploads(user, publisher, heads, pdfRule),
    [CURRENT_USER, BIBLE_STUDY_PUBLISHER, FILE_HEADS],
  );
  bind(BIBLE_STUDY_FORM).toResolvedValue(
    (uploads, notifications, navigation, user): BibleStudyFormFactory => {
      const draft = makeKeptDraft(user, makeSessionDraftStore('bibleStudy'), blankBibleStudy);
      return provideAttachmentPostForms({ name: 'bibleStudy', blank: blankBibleStudy }, draft, uploads, {
        notifications,
        navigation,
      });
    },
    [BIBLE_STUDY_UPLOADS, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});
