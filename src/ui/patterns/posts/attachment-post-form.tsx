import type { ReactNode } from 'react';
import type { UploadQueueActor } from '@/content/uploads/queued-files.machine.ts';
import type { FormValues } from '@/shared/form.ts';
import { useUnloadQuestion } from '@/ui/patterns/form/form.ts';
import { NewPostForm, type RunningNewPostForm } from './new-post-form.tsx';
import { UploadQueue, useUploadQueue } from './upload-queue.tsx';
import type { PublishingRight } from './use-publishing-right.ts';

interface AttachmentPostFormProps<Values extends FormValues> {
  readonly heading: string;
  readonly noun: string;
  readonly form: RunningNewPostForm<Values>;
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
    <NewPostForm
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
    </NewPostForm>
  );
}
