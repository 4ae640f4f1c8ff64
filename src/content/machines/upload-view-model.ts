import type { Subscribable, Subscription } from 'xstate';
import type { FileRule } from '../domain/file-check.ts';
import type { QueuedFile, TurnedAwayFile } from '../domain/upload-list.ts';
import { type FileProgress, progressOfFiles } from '../domain/upload-progress.ts';
import type { FilesAccepted, QueueFailure, UploadQueueContext, UploadQueueViewEvent } from './upload-queue-state.ts';

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
  /** Why the last upload failed; `cancelled` when the user cancelled it. */
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
