import { fromCallback } from 'xstate';
import { follow } from '@/shared/machines/follow.ts';
import { isWritten, type StartedForm } from '@/shared/machines/form-state.ts';
import type { UploadQueueActor } from './provide-upload-queue.ts';

/** A form for publishing that was shown last; it may have left the page since. */
export interface ShownForm {
  /** Its fields, where it has any. */
  readonly form?: StartedForm | undefined;
  /** The files that are sent with it, where it has any. */
  readonly queue?: UploadQueueActor | undefined;
}

/** Sent to the parent: the form is empty. */
export interface FormEmptied {
  readonly type: 'form.emptied';
}

/** Notifies as soon as a form holds nothing that its writer would miss (REL-09); never where no form was shown. */
export const watchFormEmptied = fromCallback<FormEmptied, ShownForm | undefined>(({ input, sendBack }) => {
  if (input === undefined) return undefined;
  const { form, queue } = input;
  const notify = () => {
    if (isEmpty(form, queue)) sendBack({ type: 'form.emptied' });
  };
  const ends = [form, queue].flatMap((actor) => (actor === undefined ? [] : [follow(actor, notify)]));
  notify();
  return () => {
    for (const end of ends) end();
  };
});

function isEmpty(form: StartedForm | undefined, queue: UploadQueueActor | undefined): boolean {
  const written = form?.getSnapshot();
  const chosen = queue?.getSnapshot();
  const holdsWords = written !== undefined && (isWritten(written.context) || written.matches('submitting'));
  const holdsFiles = chosen !== undefined && (chosen.context.files.length > 0 || chosen.hasTag('busy'));
  return !holdsWords && !holdsFiles;
}
