import { bibleStudiesWritingEntry } from '@/composition/attachments.writing.ts';
import type { BibleStudy } from '@/content/posts/posts.ts';
import { linesOf } from '@/content/uploads/uploads.ts';
import type { PostListRef } from '@/content/writing/post-form.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { bibleStudyMessages } from '@/ui/messages/ko/post-lists.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { draftMessages, editingMessages } from '@/ui/messages/ko/posts-writing.ts';
import { AttachmentPostForm } from '@/ui/patterns/posts/attachment-post-form.tsx';
import { type AskedDraftsProps, DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import { useNewPostForm } from '@/ui/patterns/posts/new-post-form.tsx';
import { PinDialog } from '@/ui/patterns/posts/pinning.tsx';
import { postTexts } from '@/ui/patterns/posts/post-fields.tsx';
import type { ListWritingProps } from '@/ui/patterns/posts/post-list.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';
import { BibleStudyEditingIsland, SheetTitle } from './bible-study-editing.tsx';

/** What publishers use above the list: form and drafts, and the dialogs in which a question sheet is changed or pinned. */
export function BibleStudiesWritingIsland({ list, right, edit, pin }: ListWritingProps<BibleStudy>) {
  const { pinning } = useServices(bibleStudiesWritingEntry);
  return (
    <>
      <BibleStudyForm list={list} right={right} />
      <BibleStudyEditingIsland key={edit.key} id={edit.id} owner={edit.owner} right={right} />
      {!right.isRightLost && <PinDialog key={pin.key} item={pin.item} list={list} pinning={pinning} />}
    </>
  );
}

/** The form of a new question sheet, with a title and exactly one PDF (BIBL-02), below the drafts. */
function BibleStudyForm({ list, right }: Pick<ListWritingProps<BibleStudy>, 'list' | 'right'>) {
  const services = useServices(bibleStudiesWritingEntry);
  const form = useNewPostForm(services.form, list, right);
  return (
    <>
      <BibleStudyDrafts page={form.drafts} right={right} />
      <AttachmentPostForm
        heading={bibleStudyMessages.write}
        noun={postNouns.bibleStudy}
        form={form}
        right={right}
        queue={services.uploads}
        choose={bibleStudyMessages.choose}
        missing={bibleStudyMessages.noSheet}
      >
        <SheetTitle form={form} texts={postTexts} />
      </AttachmentPostForm>
    </>
  );
}

const LABELS = { title: postFormMessages.title, kept: draftMessages.sheet, added: editingMessages.added };
const TEXTS = { title: postTexts.title, kept: { label: LABELS.kept }, added: { label: LABELS.added } };

/** The question sheets that are not published yet, with their PDF (EDIT-03). */
function BibleStudyDrafts({ page, right }: AskedDraftsProps<PostListRef<BibleStudy>>) {
  const services = useServices(bibleStudiesWritingEntry);
  const queue = services.draftUploads;
  const upload = useUploadQueue(queue);
  const names = upload.files.map(({ file }) => file.name);
  return (
    <Drafts page={page} right={right} drafts={services.drafts} noun={postNouns.bibleStudy} labels={LABELS}>
      {({ form, isRemoved, ...draft }, fileAddress) => {
        const { values, shownErrors } = form.viewModel;
        const lostFiles = linesOf(values.added).filter((name) => !names.includes(name));
        return (
          <DraftFormBody
            edit={{ form, isRemoved, ...draft }}
            noun={postNouns.bibleStudy}
            lostFiles={lostFiles}
            hasFiles={names.length > 0}
            notYet={upload.isChecking}
          >
            <SheetTitle form={form} texts={TEXTS} />
            {values.kept !== '' && <StoredSheet address={fileAddress(values.kept)} isGone={isRemoved} />}
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

interface StoredSheetProps {
  readonly address: string;
  /** The draft was removed, and its PDF with it. */
  readonly isGone: boolean;
}

/** The PDF of a draft. */
function StoredSheet({ address, isGone }: StoredSheetProps) {
  if (isGone) return <Notice>{draftMessages.sheetGone}</Notice>;
  return (
    <p>
      <ExternalLink href={address} alone>
        <span>{draftMessages.sheet}</span>
      </ExternalLink>{' '}
      <span>{draftMessages.sheetKept}</span>
    </p>
  );
}
