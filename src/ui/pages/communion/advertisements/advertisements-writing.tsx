import { advertisementsWritingEntry } from '@/composition/attachments.writing.ts';
import type { Advertisement } from '@/content/posts/posts.ts';
import { linesOf, textOfLines } from '@/content/uploads/uploads.ts';
import type { PostListRef } from '@/content/writing/post-form.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { advertisementMessages } from '@/ui/messages/ko/post-lists.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { draftMessages, editingMessages } from '@/ui/messages/ko/posts-writing.ts';
import { AttachmentPostForm } from '@/ui/patterns/posts/attachment-post-form.tsx';
import { type AskedDraftsProps, DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import { KeptFiles } from '@/ui/patterns/posts/kept-files.tsx';
import { useNewPostForm } from '@/ui/patterns/posts/new-post-form.tsx';
import { PinDialog } from '@/ui/patterns/posts/pinning.tsx';
import { postTexts, WrittenFields } from '@/ui/patterns/posts/post-fields.tsx';
import type { ListWritingProps } from '@/ui/patterns/posts/post-list.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';
import { AdvertisementEditingIsland, shownText } from './advertisement-editing.tsx';

/** What publishers use above the list: form and drafts, and the dialogs in which an advertisement is changed or pinned. */
export function AdvertisementsWritingIsland({ list, right, edit, pin }: ListWritingProps<Advertisement>) {
  const { pinning } = useServices(advertisementsWritingEntry);
  return (
    <>
      <AdvertisementForm list={list} right={right} />
      <AdvertisementEditingIsland key={edit.key} id={edit.id} owner={edit.owner} right={right} />
      {!right.isRightLost && <PinDialog key={pin.key} item={pin.item} list={list} pinning={pinning} />}
    </>
  );
}

/** The form of a new advertisement, with texts and optional images (ADVT-02), below the drafts. */
function AdvertisementForm({ list, right }: Pick<ListWritingProps<Advertisement>, 'list' | 'right'>) {
  const services = useServices(advertisementsWritingEntry);
  const form = useNewPostForm(services.form, list, right);
  return (
    <>
      <AdvertisementDrafts page={form.drafts} right={right} />
      <AttachmentPostForm
        heading={advertisementMessages.write}
        noun={postNouns.advertisement}
        form={form}
        right={right}
        queue={services.uploads}
        choose={advertisementMessages.choose}
      >
        <WrittenFields form={form} texts={postTexts} />
      </AttachmentPostForm>
    </>
  );
}

const LABELS = { ...postFormMessages, kept: draftMessages.pictures, added: editingMessages.added };
const TEXTS = { ...postTexts, kept: { label: LABELS.kept }, added: { label: LABELS.added } };

/** The advertisements that are not published yet, with their images (EDIT-03). */
function AdvertisementDrafts({ page, right }: AskedDraftsProps<PostListRef<Advertisement>>) {
  const services = useServices(advertisementsWritingEntry);
  const queue = services.draftUploads;
  const upload = useUploadQueue(queue);
  const names = upload.files.map(({ file }) => file.name);
  return (
    <Drafts
      page={page}
      right={right}
      drafts={services.drafts}
      noun={postNouns.advertisement}
      labels={LABELS}
      shown={shownText}
    >
      {(draft, fileAddress) => {
        const { values, isSubmitting } = draft.form.viewModel;
        const lostFiles = linesOf(values.added).filter((name) => !names.includes(name));
        const known = linesOf(draft.before.kept);
        return (
          <DraftFormBody
            edit={draft}
            noun={postNouns.advertisement}
            lostFiles={lostFiles}
            hasFiles={names.length > 0}
            notYet={upload.isChecking}
          >
            <WrittenFields form={draft.form} texts={TEXTS} />
            {draft.isRemoved && known.length > 0 && <Notice>{draftMessages.picturesGone}</Notice>}
            {!draft.isRemoved && known.length > 0 && (
              <KeptFiles
                known={known}
                kept={linesOf(values.kept)}
                fileAddress={fileAddress}
                locked={isSubmitting}
                onChanged={(kept) => draft.form.fill('kept', textOfLines(kept))}
              />
            )}
            <UploadQueue queue={queue} viewModel={upload} label={editingMessages.choosePictures} isPartOfForm />
          </DraftFormBody>
        );
      }}
    </Drafts>
  );
}
