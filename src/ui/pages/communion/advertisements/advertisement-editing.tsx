import { advertisementEditingEntry } from '@/composition/attachments.editing.ts';
import type { Advertisement } from '@/content/posts/posts.ts';
import { linesOf, textOfLines } from '@/content/uploads/uploads.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { editingMessages, keptCount } from '@/ui/messages/ko/posts-writing.ts';
import { type AskedEditProps, EditDialog, PostEditBody } from '@/ui/patterns/posts/editing.tsx';
import { KeptFiles } from '@/ui/patterns/posts/kept-files.tsx';
import { postTexts, WrittenFields } from '@/ui/patterns/posts/post-fields.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';

const TEXTS = { ...postTexts, kept: { label: editingMessages.kept }, added: { label: editingMessages.added } };
const LABELS = { ...postFormMessages, kept: editingMessages.kept, added: editingMessages.added };

/** The dialog in which an advertisement is changed, with its images (EDIT-01). */
export function AdvertisementEditingIsland({ ...asked }: AskedEditProps<Advertisement>) {
  const services = useServices(advertisementEditingEntry);
  const queue = services.uploads;
  const upload = useUploadQueue(queue);
  const names = upload.files.map(({ file }) => file.name);
  return (
    <EditDialog {...asked} editing={services.editing} noun={postNouns.advertisement} labels={LABELS} shown={shownText}>
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

/** A field's value in a comparison: of the images only how many are kept, and the names of the new ones. */
export function shownText(field: keyof typeof TEXTS, text: string): string {
  if (field === 'kept') return keptCount(linesOf(text).length);
  return field === 'added' ? linesOf(text).join(', ') : text.trim();
}
