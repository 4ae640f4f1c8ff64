import type { ReactNode } from 'react';
import type { PostRefusal } from '@/content/domain/post.ts';
import type { UploadQueueActor } from '@/content/machines/upload-queue-binding.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import { UploadQueue } from '../uploads/upload-queue.tsx';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import type { RunningForm } from '../use-form.ts';
import { PostForm } from './post-form.tsx';

interface FiledPostFormProps<Values extends FormValues> {
  readonly heading: string;
  readonly noun: string;
  readonly form: RunningForm<Values, string, PostRefusal>;
  readonly queue: UploadQueueActor;
  /** What the button that opens the device's picker says. */
  readonly choose: string;
  /** What is said when there is no file where one has to be. */
  readonly missing?: string;
  /** What is typed. */
  readonly children: ReactNode;
}

/** A form whose texts travel with files: the files wait in their queue, and outlive the form (BIBL-02, ADVT-02). */
export function FiledPostForm<Values extends FormValues>(props: FiledPostFormProps<Values>) {
  const { heading, noun, form, queue, choose, missing, children } = props;
  const upload = useUploadQueue(queue);
  const submit = () => {
    queue.send({ type: 'files.demanded' });
    form.submit();
  };
  const clear = () => {
    queue.send({ type: 'queue.cleared' });
    form.clear();
  };
  return (
    <PostForm
      heading={heading}
      noun={noun}
      form={form}
      hasFiles={upload.files.length > 0}
      notYet={upload.isChecking}
      onSubmitted={submit}
      onCleared={clear}
    >
      {children}
      <UploadQueue queue={queue} face={upload} label={choose} missing={missing} isPartOfForm />
    </PostForm>
  );
}
