import type { ReactNode } from 'react';
import type { UploadQueueActor } from '@/content/machines/upload-view-model.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useUnloadQuestion } from '@/ui/patterns/form/use-unload-question.ts';
import { UploadQueue } from '@/ui/patterns/upload/upload-queue.tsx';
import { useUploadQueue } from '@/ui/patterns/upload/use-upload-queue.ts';
import { PostForm } from './post-form.tsx';
import type { RunningPostForm } from './use-post-form.ts';

interface AttachmentPostFormProps<Values extends FormValues> {
  readonly heading: string;
  readonly noun: string;
  readonly form: RunningPostForm<Values>;
  readonly right: PublishingRight;
  readonly queue: UploadQueueActor;
  /** The label of the button that opens the file picker. */
  readonly choose: string;
  /** The error when a required file is missing. */
  readonly missing?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that is sent with files: the files are in their queue, which outlives the form (BIBL-02, ADVT-02). */
export function AttachmentPostForm<Values extends FormValues>(props: AttachmentPostFormProps<Values>) {
  const { heading, noun, form, right, queue, choose, missing, children } = props;
  const upload = useUploadQueue(queue);
  const submit = () => {
    queue.send({ type: 'files.required' });
    form.submit();
  };
  useUnloadQuestion(upload.files.length > 0);
  return (
    <PostForm
      heading={heading}
      noun={noun}
      form={form}
      right={right}
      hasFiles={upload.files.length > 0}
      notYet={upload.isChecking}
      onSubmitted={submit}
    >
      {children}
      <UploadQueue queue={queue} viewModel={upload} label={choose} missing={missing} isPartOfForm />
    </PostForm>
  );
}
