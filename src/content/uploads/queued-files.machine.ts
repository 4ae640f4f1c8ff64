import type { Subscribable, Subscription } from 'xstate';
import { ask, follow } from '@/shared/actors.machine.ts';
import type { FormDependencies } from '@/shared/form.machine.ts';
import type { FieldTexts, Withheld } from '@/shared/form.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { PostFailure } from '../posts/posts.writing.ts';
import type { FileRule } from './files.ts';
import type {
  FilesAccepted,
  FilesChecked,
  QueueFailure,
  StartedUploadQueue,
  UploadAnswer,
  UploadQueueContext,
  UploadQueueViewEvent,
} from './upload-queue.machine.ts';
import type { UploadField } from './uploads.ports.ts';
import { type FileProgress, progressOfFiles, type QueuedFile, type TurnedAwayFile, textOfLines } from './uploads.ts';

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

/** The files that are sent with the fields of a form. */
export interface FilesBeside {
  readonly queue: UploadQueueActor;
  /** Drops them. */
  readonly discard: () => void;
  /** Notifies the form of those that are chosen. */
  readonly onChangedElsewhere: NonNullable<
    FormDependencies<FieldTexts<string>, string, null, string>['onChangedElsewhere']
  >;
}

/** The new files beside the form of a change: its field `added` holds their names. */
export function filesBeside(queue: UploadQueueActor): FilesBeside {
  return {
    queue,
    discard: () => queue.send({ type: 'queue.cleared' }),
    onChangedElsewhere: (notify) =>
      followChosenFiles(queue, (names) => notify({ field: 'added', value: textOfLines(names) })),
  };
}

/** Resolves when no chosen file is being checked. @throws when the signal has aborted the call that waits */
export async function filesChecked<Value>(queue: StartedUploadQueue<Value>, signal: AbortSignal): Promise<void> {
  await ask<FilesChecked>((asker) => queue.send({ type: 'check.asked', asker }));
  signal.throwIfAborted();
}

/** Sends the queued files with the texts of their form, and returns the outcome, which the queue answers. */
export async function sendQueued<Value>(
  queue: StartedUploadQueue<Value>,
  fields: readonly UploadField[],
): Promise<Outcome<Value, PostFailure | Withheld>> {
  const answer = await ask<UploadAnswer<Value>>((asker) => queue.send({ type: 'upload.asked', fields, asker }));
  return answer.outcome;
}

/** The state of a queue, whatever the type of the server's answer. */
interface UploadQueueSnapshot {
  readonly context: Omit<UploadQueueContext<unknown>, 'asker'>;
  readonly matches: (state: 'checking' | 'sending') => boolean;
  readonly hasTag: (tag: 'busy') => boolean;
  readonly can: (event: UploadQueueViewEvent) => boolean;
}

/** The queue of uploads as views see it: they do not need the server's answer. */
export interface UploadQueueActor extends Subscribable<UploadQueueSnapshot> {
  readonly send: (event: UploadQueueViewEvent) => void;
  readonly getSnapshot: () => UploadQueueSnapshot;
  readonly on: (type: FilesAccepted['type'], listener: () => void) => Subscription;
}

/** The view model of a queue. */
export interface UploadViewModel {
  readonly rule: FileRule;
  readonly files: readonly QueuedFile[];
  readonly turnedAway: readonly TurnedAwayFile[];
  readonly isChecking: boolean;
  readonly isSending: boolean;
  /** Checking or sending: the files cannot be sent now. */
  readonly isBusy: boolean;
  /** From 0 to 1; undefined where it cannot be known. */
  readonly share: number | undefined;
  /** The progress of each file, in their order; undefined while none is sent. */
  readonly progress: readonly FileProgress[] | undefined;
  /** Whether the queue accepts an event now: a file is not moved during a sending, nor removed once one may be accepted. */
  readonly can: (event: UploadQueueViewEvent) => boolean;
  /** Why the last upload failed; `cancelled` when the user cancelled it. It stays while the files are sent again. */
  readonly queueFailure: QueueFailure | undefined;
  /** The user tried to send without a required file. */
  readonly lacksFile: boolean;
  /** The file that was moved last. */
  readonly moved: number | undefined;
}

export function selectUpload(snapshot: UploadQueueSnapshot): UploadViewModel {
  const { rule, files, turnedAway, share, queueFailure, lacksFile, moved } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const sizes = files.map(({ file }) => file.size);
  return {
    rule,
    files,
    turnedAway,
    isChecking: snapshot.matches('checking'),
    isSending,
    isBusy: snapshot.hasTag('busy'),
    share,
    progress: isSending ? progressOfFiles(sizes, share) : undefined,
    can: (event) => snapshot.can(event),
    queueFailure,
    lacksFile,
    moved,
  };
}
