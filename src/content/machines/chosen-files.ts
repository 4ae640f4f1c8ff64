import { follow } from '@/shared/machines/follow.ts';
import { textOfLines } from '../domain/attachment-edit.ts';
import type { OpenedFormDependencies } from './provide-opened-form.ts';
import type { UploadQueueActor } from './upload-view-model.ts';

/** The files of a queue, in their order. */
export function chosenFiles(queue: UploadQueueActor): readonly File[] {
  return queue.getSnapshot().context.files.map(({ file }) => file);
}

/** Calls back with their names when other files are chosen, or in another order. @returns stops listening */
export function followChosenFiles(queue: UploadQueueActor, listener: (names: readonly string[]) => void): () => void {
  const namesNow = () => chosenFiles(queue).map(({ name }) => name);
  let last = textOfLines(namesNow());
  return follow(queue, () => {
    const names = namesNow();
    if (textOfLines(names) === last) return;
    last = textOfLines(names);
    listener(names);
  });
}

/** The new files beside the form of a change: its field `added` holds their names. */
export function filesBeside(
  queue: UploadQueueActor,
): Required<Pick<OpenedFormDependencies<string, string>, 'queue' | 'discard' | 'onChangedElsewhere'>> {
  return {
    queue,
    discard: () => queue.send({ type: 'queue.cleared' }),
    onChangedElsewhere: (notify) =>
      followChosenFiles(queue, (names) => notify({ field: 'added', value: textOfLines(names) })),
  };
}
