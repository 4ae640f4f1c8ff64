import { bibleStudyEditingEntry } from '@/composition/attachments.editing.ts';
import type { BibleStudy } from '@/content/posts/posts.ts';
import type { DraftError, PostFailure } from '@/content/posts/posts.writing.ts';
import { linesOf } from '@/content/uploads/uploads.ts';
import type { FormValues } from '@/shared/form.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { editingMessages } from '@/ui/messages/ko/posts-writing.ts';
import type { FormTexts, RunningForm } from '@/ui/patterns/form/form.ts';
import { type AskedEditProps, EditDialog, PostEditBody } from '@/ui/patterns/posts/editing.tsx';
import { postTexts, usePostFields } from '@/ui/patterns/posts/post-fields.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';

const LABELS = { title: postFormMessages.title, kept: editingMessages.sheet, added: editingMessages.added };
const TEXTS = { title: postTexts.title, kept: { label: LABELS.kept }, added: { label: LABELS.added } };

/** The dialog in which a question sheet is changed: its title, and its PDF, which a new one replaces (EDIT-01). */
export function BibleStudyEditingIsland({ ...asked }: AskedEditProps<BibleStudy>) {
  const services = useServices(bibleStudyEditingEntry);
  const queue = services.uploads;
  const upload = useUploadQueue(queue);
  const names = upload.files.map(({ file }) => file.name);
  return (
    <EditDialog {...asked} editing={services.editing} noun={postNouns.bibleStudy} labels={LABELS}>
      {(edit) => {
        const { values } = edit.form.viewModel;
        const lostFiles = linesOf(values.added).filter((name) => !names.includes(name));
        return (
          <PostEditBody
            edit={edit}
            noun={postNouns.bibleStudy}
            lostFiles={lostFiles}
            hasFiles={names.length > 0}
            notYet={upload.isChecking}
          >
            <SheetTitle form={edit.form} texts={TEXTS} />
            {edit.isRemoved ? (
              <Notice>{editingMessages.sheetGone}</Notice>
            ) : (
              <p>
                <ExternalLink href={values.kept} alone>
                  <span>{editingMessages.sheet}</span>
                </ExternalLink>{' '}
                <span>{editingMessages.sheetKept}</span>
              </p>
            )}
            <UploadQueue queue={queue} viewModel={upload} label={editingMessages.chooseSheet} isPartOfForm />
          </PostEditBody>
        );
      }}
    </EditDialog>
  );
}

interface SheetTitleProps<Values extends FormValues & { readonly title: string }> {
  readonly form: RunningForm<Values, DraftError, PostFailure>;
  readonly texts: FormTexts<Values, DraftError>;
}

/** The only field that is typed for a question sheet. */
export function SheetTitle<Values extends FormValues & { readonly title: string }>({
  form,
  texts,
}: SheetTitleProps<Values>) {
  const { field } = usePostFields(form, texts);
  return <TextField {...field('title')} />;
}
