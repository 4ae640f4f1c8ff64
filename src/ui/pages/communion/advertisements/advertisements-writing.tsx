import { advertisementPublishingFeature } from '@/composition/attachments.editing.ts';
import { advertisementDraftsFeature } from '@/composition/attachments.writing.ts';
import { advertisementPinningFeature } from '@/composition/pinning.ts';
import type { Advertisement } from '@/content/posts/posts.ts';
import { linesOf, textOfLines } from '@/content/writing/attachments.ts';
import type { PostListRef } from '@/content/writing/post-form.machine.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { advertisementMessages } from '@/ui/messages/ko/post-lists.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { draftMessages, editingMessages, keptCount } from '@/ui/messages/ko/posts-writing.ts';
import { AttachmentPostForm } from '@/ui/patterns/posts/attachment-post-form.tsx';
import { type AskedDraftsProps, DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import { KeptFiles } from '@/ui/patterns/posts/kept-files.tsx';
import { usePostForm } from '@/ui/patterns/posts/new-post-form.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/posts/pinning.tsx';
import { postTexts, WrittenFields } from '@/ui/patterns/posts/post-fields.tsx';
import { DraftsRow } from '@/ui/patterns/posts/post-form.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';
import type { PublishingRight } from '@/ui/patterns/posts/use-publishing-right.ts';

const drafts = createIsland(() =>
  import('./advertisements-writing.tsx').then((module) => module.AdvertisementDraftsIsland),
);

interface AdvertisementFormProps extends HasServices<typeof advertisementPublishingFeature> {
  readonly list: PostListRef<Advertisement>;
  readonly right: PublishingRight;
}

/** The form of a new advertisement: texts, and optional images (ADVT-02). */
function AdvertisementForm({ services, list, right }: AdvertisementFormProps) {
  const form = usePostForm(services.form, list, right);
  return (
    <>
      <IslandSlot island={drafts} props={{ page: form.drafts, right }} fallback={<DraftsRow />} />
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

export const AdvertisementFormIsland = withServices(advertisementPublishingFeature, AdvertisementForm);

const LABELS = { ...postFormMessages, kept: draftMessages.pictures, added: editingMessages.added };
const TEXTS = { ...postTexts, kept: { label: LABELS.kept }, added: { label: LABELS.added } };

/** The advertisements that are not published yet, with their images (EDIT-03). */
function AdvertisementDrafts({
  services,
  ...asked
}: AskedDraftsProps<PostListRef<Advertisement>> & HasServices<typeof advertisementDraftsFeature>) {
  const queue = services.uploads;
  const upload = useUploadQueue(queue);
  const names = upload.files.map(({ file }) => file.name);
  return (
    <Drafts
      {...asked}
      drafts={services.drafts}
      noun={postNouns.advertisement}
      labels={LABELS}
      shown={(field, text) => {
        if (field === 'kept') return keptCount(linesOf(text).length);
        return field === 'added' ? linesOf(text).join(', ') : text.trim();
      }}
    >
      {(edit) => {
        const { values, isSubmitting } = edit.form.viewModel;
        const lostFiles = linesOf(values.added).filter((name) => !names.includes(name));
        const known = linesOf(edit.before.kept);
        return (
          <DraftFormBody
            edit={edit}
            noun={postNouns.advertisement}
            lostFiles={lostFiles}
            hasFiles={names.length > 0}
            notYet={upload.isChecking}
          >
            <WrittenFields form={edit.form} texts={TEXTS} />
            {edit.isRemoved && known.length > 0 && <Notice>{draftMessages.picturesGone}</Notice>}
            {!edit.isRemoved && known.length > 0 && (
              <KeptFiles
                known={known}
                kept={linesOf(values.kept)}
                locked={isSubmitting}
                onChanged={(kept) => edit.form.fill('kept', textOfLines(kept))}
              />
            )}
            <UploadQueue queue={queue} viewModel={upload} label={editingMessages.choosePictures} isPartOfForm />
          </DraftFormBody>
        );
      }}
    </Drafts>
  );
}

export const AdvertisementDraftsIsland = withServices(advertisementDraftsFeature, AdvertisementDrafts);

/** The dialog in which an advertisement is pinned (EDIT-04). */
function AdvertisementPinning({
  services,
  ...asked
}: AskedPinProps<Advertisement> & HasServices<typeof advertisementPinningFeature>) {
  return <PinDialog {...asked} pinning={services.pinning} />;
}

export const AdvertisementPinningIsland = withServices(advertisementPinningFeature, AdvertisementPinning);
