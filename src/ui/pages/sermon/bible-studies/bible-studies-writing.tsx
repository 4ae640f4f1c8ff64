import { bibleStudyPublishingFeature } from '@/composition/attachments.editing.ts';
import { bibleStudyDraftsFeature } from '@/composition/attachments.writing.ts';
import { bibleStudyPinningFeature } from '@/composition/pinning.ts';
import type { BibleStudy } from '@/content/posts/posts.ts';
import type { DraftError } from '@/content/posts/posts.writing.ts';
import { linesOf } from '@/content/writing/attachments.ts';
import type { PostListRef } from '@/content/writing/post-form.machine.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { bibleStudyMessages } from '@/ui/messages/ko/post-lists.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { draftMessages, editingMessages } from '@/ui/messages/ko/posts-writing.ts';
import { AttachmentPostForm } from '@/ui/patterns/posts/attachment-post-form.tsx';
import { type AskedDraftsProps, DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import type { RunningEdit } from '@/ui/patterns/posts/editing.tsx';
import { usePostForm } from '@/ui/patterns/posts/new-post-form.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/posts/pinning.tsx';
import { postTexts, usePostFields } from '@/ui/patterns/posts/post-fields.tsx';
import { DraftsRow } from '@/ui/patterns/posts/post-form.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';
import type { PublishingRight } from '@/ui/patterns/posts/use-publishing-right.ts';

const drafts = createIsland(() =>
  import('./bible-studies-writing.tsx').then((module) => module.BibleStudyDraftsIsland),
);

interface BibleStudyFormProps extends HasServices<typeof bibleStudyPublishingFeature> {
  readonly list: PostListRef<BibleStudy>;
  readonly right: PublishingRight;
}

/** The form of a new question sheet: a title and exactly one PDF (BIBL-02). */
function BibleStudyForm({ services, list, right }: BibleStudyFormProps) {
  const form = usePostForm(services.form, list, right);
  const { field } = usePostFields(form, postTexts);
  return (
    <>
      <IslandSlot island={drafts} props={{ page: form.drafts, right }} fallback={<DraftsRow />} />
      <AttachmentPostForm
        heading={bibleStudyMessages.write}
        noun={postNouns.bibleStudy}
        form={form}
        right={right}
        queue={services.uploads}
        choose={bibleStudyMessages.choose}
        missing={bibleStudyMessages.noSheet}
      >
        <TextField {...field('title')} />
      </AttachmentPostForm>
    </>
  );
}

export const BibleStudyFormIsland = withServices(bibleStudyPublishingFeature, BibleStudyForm);

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

/** The dialog in which a question sheet is pinned (EDIT-04). */
function BibleStudyPinning({
  services,
  ...asked
}: AskedPinProps<BibleStudy> & HasServices<typeof bibleStudyPinningFeature>) {
  return <PinDialog {...asked} pinning={services.pinning} />;
}

export const BibleStudyPinningIsland = withServices(bibleStudyPinningFeature, BibleStudyPinning);
