import { type ActorRefFrom, createActor, type Subscribable, type Subscription, waitFor } from 'xstate';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Withheld } from '@/shared/machines/form-state.ts';
import { fromCall } from '@/shared/machines/outcome-actor.ts';
import type { FileRule } from '../domain/file-check.ts';
import type { PostFailure } from '../domain/post.ts';
import type { FileFailure, OpenedFile, QueuedFile, TurnedAwayFile } from '../domain/upload-list.ts';
import { type FileProgress, progressOfFiles } from '../domain/upload-progress.ts';
import type { FileHeads, UploadField } from '../ports/uploads.ts';
import type { FitFile } from '../use-cases/make-fit-file.ts';
import { createUploadMachine, type Sending, type UploadReport } from './upload.machine.ts';
import { createUploadQueueMachine, type UploadQueueMachine } from './upload-queue.machine.ts';
import type { FilesAccepted, QueueFailure, UploadQueueContext, UploadQueueEvent } from './upload-queue-state.ts';

export interface UploadQueueDependencies<Value> {
  readonly rule: FileRule;
  readonly heads: FileHeads;
  /** Adapts files that do not fit the rule, where that is possible. */
  readonly fit?: FitFile;
  /** Sends all files together; only the user repeats it. */
  readonly send: (sending: Sending, signal: AbortSignal) => Promise<UploadReport<Value>>;
  /** Notified of the outcome where no caller waits for `sendQueued`. */
  readonly callbacks?: UploadCallbacks<Value>;
}

interface UploadCallbacks<Value> {
  /** Every file was accepted. @param value the server's answer */
  readonly completed: (value: Value) => void;
  /** Some files, or all, were not accepted, each for its own reason. */
  readonly failed: (failures: readonly FileFailure[], value: Value | undefined) => void;
  /** No file was accepted, for one common reason. */
  readonly refused: (reason: PostFailure) => void;
}

/** A queue that runs for the whole tab: chosen files are kept when the page is left and when the session ends. */
export type StartedUploadQueue<Value> = ActorRefFrom<UploadQueueMachine<Value>>;

/** The state of a queue, whatever the type of the server's answer. */
interface UploadQueueSnapshot {
  readonly context: UploadQueueContext<unknown>;
  readonly matches: (state: 'checking' | 'sending') => boolean;
  readonly hasTag: (tag: 'busy') => boolean;
  readonly can: (event: UploadQueueEvent<never>) => boolean;
}

/** The same, for views, which do not need the server's answer. */
export interface UploadQueueActor extends Subscribable<UploadQueueSnapshot> {
  readonly send: (event: UploadQueueEvent<never>) => void;
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
  readonly can: (event: UploadQueueEvent<never>) => boolean;
  /** Why the last upload failed; `cancelled` when the user cancelled it. */
  readonly queueFailure: QueueFailure | undefined;
  /** The user tried to send without a required file. */
  readonly lacksFile: boolean;
  /** The file that was moved last. */
  readonly moved: number | undefined;
}

/** Provides a queue machine with the reading and sending of files. */
function provideUploadQueue<Value>(dependencies: UploadQueueDependencies<Value>): UploadQueueMachine<Value> {
  const open = async (file: File, signal: AbortSignal): Promise<readonly OpenedFile[]> => {
    const opened = { file, head: await dependencies.heads.readHead(file).catch(() => undefined) };
    return dependencies.fit === undefined ? [opened] : dependencies.fit(opened, signal);
  };
  return createUploadQueueMachine<Value>().provide({
    actors: {
      open: fromCall<readonly (readonly OpenedFile[])[], readonly (readonly File[])[]>(({ input, signal }) =>
        Promise.all(input.map(async (files) => (await Promise.all(files.map((file) => open(file, signal)))).flat())),
      ),
      upload: createUploadMachine<Value>().provide({
        actors: {
          send: fromCall(({ input, signal }) => dependencies.send(untilAborted(input, signal), signal)),
        },
      }),
    },
    actions: { notifyEnd: (_, report) => dependencies.callbacks && notifyEnd(dependencies.callbacks, report) },
  });
}

function notifyEnd<Value>(callbacks: UploadCallbacks<Value>, { outcome, failures }: UploadReport<Value>): void {
  if (failures.length > 0) callbacks.failed(failures, outcome.kind === 'done' ? outcome.value : undefined);
  else if (outcome.kind === 'done') callbacks.completed(outcome.value);
  else callbacks.refused(outcome.reason);
}

/** A cancelled upload must not report in place of the one that follows it. */
function untilAborted(sending: Sending, signal: AbortSignal): Sending {
  return {
    ...sending,
    notifyProgress: (share) => {
      if (!signal.aborted) sending.notifyProgress(share);
    },
  };
}

/** Starts a queue with its dependencies. */
export function startUploadQueue<Value>(dependencies: UploadQueueDependencies<Value>): StartedUploadQueue<Value> {
  return createActor(provideUploadQueue(dependencies), { input: { rule: dependencies.rule } }).start();
}

/** Waits until no chosen file is being checked. @throws when the signal aborts the call that waits */
export async function filesChecked<Value>(queue: StartedUploadQueue<Value>, signal: AbortSignal): Promise<void> {
  await waitFor(queue, (snapshot) => !snapshot.matches('checking'), { signal });
}

/**
 * Sends the queued files with the texts of their form, and returns the outcome: `incomplete` where sending cannot begin,
 * because files are being checked or missing; `cancelled` where the user cancels.
 */
export async function sendQueued<Value>(
  queue: StartedUploadQueue<Value>,
  fields: readonly UploadField[],
): Promise<Outcome<Value, PostFailure | Withheld>> {
  queue.send({ type: 'upload.asked', fields });
  if (!queue.getSnapshot().matches('sending')) return refused('incomplete');
  const { answer, queueFailure = 'cancelled' } = (await waitFor(queue, (snapshot) => !snapshot.matches('sending')))
    .context;
  return answer === undefined ? refused(queueFailure) : done(answer.value);
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
