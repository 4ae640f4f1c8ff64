import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate';
import { follow } from '@/shared/machines/follow.ts';
import type { FormActor } from '@/shared/machines/form.machine.ts';
import { isWritten } from '@/shared/machines/form-state.ts';
import { selectUpload, type UploadQueueActor } from './provide-upload-queue.ts';
import type { publishingRightMachine } from './publishing-right.machine.ts';

export interface EmptiedFormInput {
  readonly right: ActorRefFrom<typeof publishingRightMachine>;
  /** Its fields, where it has any. */
  readonly form: FormActor | undefined;
  /** The files that are sent with it, where it has any. */
  readonly queue: UploadQueueActor | undefined;
}

/** Lets a form go whose writer may not publish any more, as soon as it holds nothing (REL-09). */
export const emptiedForm = fromCallback<EventObject, EmptiedFormInput>(({ input: { right, form, queue } }) => {
  const tell = () => {
    if (right.getSnapshot().matches('lost') && isEmpty(form, queue)) right.send({ type: 'form.emptied' });
  };
  const ends = [right, form, queue].flatMap((actor) => (actor === undefined ? [] : [follow(actor, tell)]));
  tell();
  return () => {
    for (const end of ends) end();
  };
});

function isEmpty(form: FormActor | undefined, queue: UploadQueueActor | undefined): boolean {
  const written = form?.getSnapshot();
  const chosen = queue?.getSnapshot();
  const holdsWords = written !== undefined && (isWritten(written.context) || written.matches('submitting'));
  const holdsFiles = chosen !== undefined && (selectUpload(chosen).files.length > 0 || chosen.hasTag('busy'));
  return !holdsWords && !holdsFiles;
}
