import { fromCallback } from 'xstate';
import { follow } from '@/shared/machines/follow.ts';
import type { StartedForm } from '@/shared/machines/form-state.ts';
import type { UploadQueueActor } from './upload-view-model.ts';

/** A form for publishing that was shown last; it may have left the page since. */
export interface ShownForm {
  /** Its fields, where it has any. */
  readonly form?: StartedForm | undefined;
  /** The files that are sent with it, where it has any. */
  readonly queue?: UploadQueueActor | undefined;
  /** Whether the form edits a published item, in a dialog over the page that has the form of a new post. */
  readonly isEdit?: true;
}

/** Sent to the parent: the form is empty. */
export interface FormEmptied {
  readonly type: 'form.emptied';
}

/** Notifies as soon as the forms hold no unsent text or files (REL-09); never where no form was shown. */
export const watchFormEmptied = fromCallback<FormEmptied, readonly ShownForm[]>(({ input, sendBack }) => {
  if (input.length === 0) return undefined;
  const notify = () => {
    if (!input.some(holdsSomething)) sendBack({ type: 'form.emptied' });
  };
  const actors = input.flatMap(({ form, queue }) => [form, queue]);
  const ends = actors.flatMap((actor) => (actor === undefined ? [] : [follow(actor, notify)]));
  notify();
  return () => {
    for (const end of ends) end();
  };
});

/** Whether a form has text or files that are not sent yet. */
export function holdsSomething({ form, queue }: ShownForm): boolean {
  const written = form?.getSnapshot();
  const chosen = queue?.getSnapshot();
  const holdsWords = written !== undefined && (written.context.isWritten || written.matches('submitting'));
  const holdsFiles = chosen !== undefined && (chosen.context.files.length > 0 || chosen.hasTag('busy'));
  return holdsWords || holdsFiles;
}
