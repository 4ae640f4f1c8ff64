import { bibleStudyDraftsFeature } from '@/composition/bible-study-drafts.feature.ts';
import { linesOf } from '@/content/domain/attachment-edit.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { DraftError } from '@/content/domain/post.ts';
import type { PostListRef } from '@/content/machines/provide-post-form.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { ExternalLink } from '@/ui/kit/navigation/external-link.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { draftMessages } from '@/ui/messages/ko/draft-messages.ts';
import { editingMessages } from '@/ui/messages/ko/editing-messages.ts';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { DraftFormBody } from '@/ui/patterns/drafts/draft-form-body.tsx';
import { type AskedDraftsProps, Drafts } from '@/ui/patterns/drafts/drafts.tsx';
import type { RunningEdit } from '@/ui/patterns/editing/edit-form.tsx';
import { postTexts, usePostFields } from '@/ui/patterns/post/use-post-fields.ts';
import { UploadQueue } from '@/ui/patterns/upload/upload-queue.tsx';
import { useUploadQueue } from '@/ui/patterns/upload/use-upload-queue.ts';

const LABELS = { title: postFormMessages.title, kept: draftMessages.sheet, added: editingMessages.added };
const TEXTS = { title: postTexts.title, kept: { label: LABELS.kept }, added: { label: LABELS.added } };

type SheetField = keyof typeof LABELS;

/** The question sheets that are not published yet, with their PDF (EDIT-03). */
function BibleStudyDrafts({
  services,
  ...asked
}: AskedDraftsProps<PostListRef<BibleStudy>> & HasServices<typeof bibleStudyDraftsFeature>) {
  const queue = services.uploads;
  const upload = useUploadQueue(queue);
  const names = upload.files.map(({ file }) => file.name);
  return (
    <Drafts {...asked} drafts={services.drafts} noun={postNouns.bibleStudy} labels={LABELS}>
      {(edit) => {
        const { values, shownErrors } = edit.form.viewModel;
        const lostFiles = linesOf(values.added).filter((name) => !names.includes(name));
        return (
          <DraftFormBody
            edit={edit}
            noun={postNouns.bibleStudy}
            lostFiles={lostFiles}
            hasFiles={names.length > 0}
            notYet={upload.isChecking}
          >
            <Title edit={edit} />
            <Sheet edit={edit} />
            <UploadQueue
              queue={queue}
              viewModel={upload}
              label={values.kept === '' ? bibleStudyMessages.choose : editingMessages.chooseSheet}
              isPartOfForm
            />
            {shownErrors.added !== undefined && (
              <Notice kind="bad" alert>
                {bibleStudyMessages.noSheet}
              </Notice>
            )}
          </DraftFormBody>
        );
      }}
    </Drafts>
  );
}

export const BibleStudyDraftsIsland = withServices(bibleStudyDraftsFeature, BibleStudyDrafts);

function Title({ edit: { form } }: { readonly edit: RunningEdit<SheetField, DraftError> }) {
  const { field } = usePostFields(form, TEXTS);
  return <TextField {...field('title')} />;
}

/** The PDF of the draft. */
function Sheet({ edit: { form, isRemoved } }: { readonly edit: RunningEdit<SheetField, DraftError> }) {
  const { kept } = form.viewModel.values;
  if (kept === '') return null;
  if (isRemoved) return <Notice>{draftMessages.sheetGone}</Notice>;
  return (
    <p>
      <ExternalLink href={kept} alone>
        {draftMessages.sheet}
      </ExternalLink>{' '}
      {draftMessages.sheetKept}
    </p>
  );
}
