import { advertisementDraftsFeature } from '@/composition/advertisement-drafts.feature.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { linesOf, textOfLines } from '@/content/domain/attachment-edit.ts';
import type { PostListRef } from '@/content/machines/provide-post-form.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { draftMessages } from '@/ui/messages/ko/draft-messages.ts';
import { editingMessages, keptCount } from '@/ui/messages/ko/editing-messages.ts';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { DraftFormBody } from '@/ui/patterns/drafts/draft-form-body.tsx';
import { type AskedDraftsProps, Drafts } from '@/ui/patterns/drafts/drafts.tsx';
import { postTexts } from '@/ui/patterns/post/use-post-fields.ts';
import { WrittenFields } from '@/ui/patterns/post/written-fields.tsx';
import { KeptFiles } from '@/ui/patterns/upload/kept-files.tsx';
import { UploadQueue } from '@/ui/patterns/upload/upload-queue.tsx';
import { useUploadQueue } from '@/ui/patterns/upload/use-upload-queue.ts';

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
