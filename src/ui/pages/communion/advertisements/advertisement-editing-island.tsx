import { advertisementEditingFeature } from '@/composition/advertisement-editing.feature.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { linesOf, textOfLines } from '@/content/domain/attachment-edit.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { editingMessages, keptCount } from '@/ui/messages/ko/editing-messages.ts';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { type AskedEditProps, EditDialog } from '@/ui/patterns/editing/edit-dialog.tsx';
import { PostEditBody } from '@/ui/patterns/editing/post-edit-body.tsx';
import { postTexts } from '@/ui/patterns/post/use-post-fields.ts';
import { WrittenFields } from '@/ui/patterns/post/written-fields.tsx';
import { KeptFiles } from '@/ui/patterns/upload/kept-files.tsx';
import { UploadQueue } from '@/ui/patterns/upload/upload-queue.tsx';
import { useUploadQueue } from '@/ui/patterns/upload/use-upload-queue.ts';

const TEXTS = { ...postTexts, kept: { label: editingMessages.kept }, added: { label: editingMessages.added } };
const LABELS = { ...postFormMessages, kept: editingMessages.kept, added: editingMessages.added };

/** The dialog in which an advertisement is changed, with its images (EDIT-01). */
function AdvertisementEditing({
  services,
  ...asked
}: AskedEditProps<Advertisement> & HasServices<typeof advertisementEditingFeature>) {
  const queue = services.uploads;
  const upload = useUploadQueue(queue);
  const names = upload.files.map(({ file }) => file.name);
  return (
    <EditDialog
      {...asked}
      editing={services.editing}
      noun={postNouns.advertisement}
      labels={LABELS}
      shown={(field, text) => {
        if (field === 'kept') return keptCount(linesOf(text).length);
        return field === 'added' ? linesOf(text).join(', ') : text.trim();
      }}
    >
      {({ form, ...edit }) => {
        const { values, isSubmitting } = form.viewModel;
        const lostFiles = linesOf(values.added).filter((name) => !names.includes(name));
        return (
          <PostEditBody
            edit={{ form, ...edit }}
            noun={postNouns.advertisement}
            lostFiles={lostFiles}
            hasFiles={names.length > 0}
            notYet={upload.isChecking}
          >
            <WrittenFields form={form} texts={TEXTS} />
            {edit.isRemoved ? (
              <Notice>{editingMessages.picturesGone}</Notice>
            ) : (
              <KeptFiles
                known={linesOf(edit.before.kept)}
                kept={linesOf(values.kept)}
                locked={isSubmitting}
                onChanged={(kept) => form.fill('kept', textOfLines(kept))}
              />
            )}
            <UploadQueue queue={queue} viewModel={upload} label={editingMessages.choosePictures} isPartOfForm />
            {names.length > 0 && !edit.isRemoved && <p>{editingMessages.addedPictures}</p>}
          </PostEditBody>
        );
      }}
    </EditDialog>
  );
}

export const AdvertisementEditingIsland = withServices(advertisementEditingFeature, AdvertisementEditing);
