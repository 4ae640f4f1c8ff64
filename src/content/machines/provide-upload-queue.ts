import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { fromCall } from '@/shared/machines/outcome-actor.ts';
import type { FileRule } from '../domain/file-check.ts';
import type { FileFailure, OpenedFile, QueuedFile, TurnedAwayFile } from '../domain/upload-list.ts';
import { type FileProgress, progressOfFiles } from '../domain/upload-progress.ts';
import type { FileHeads, UploadField } from '../ports/uploads.ts';
import type { FitFile } from '../use-cases/make-fit-file.ts';
import { type Sending, type UploadReport, uploadMachine } from './upload.machine.ts';
import { uploadQueueMachine } from './upload-queue.machine.ts';
import type { UploadQueueEvent } from './upload-queue-state.ts';

export interface UploadQueueDependencies {
  readonly rule: FileRule;
  readonly heads: FileHeads;
  /** Makes what is not fit to be sent fit, where that can be done. */
  readonly fit?: FitFile;
  /** Sends all files together; repeated by nobody but the reader. */
  readonly send: (sending: Sending, signal: AbortSignal) => Promise<UploadReport>;
  /** Whom to tell, where nobody waits for `sendQueued`. */
  readonly told?: UploadTold;
}

interface UploadTold {
  /** Every file was taken. @param value what the given sending said of it, in the type of the dependencies */
  readonly completed: (value: unknown) => void;
  /** Some files, or all, were not taken, each for its reason. */
  readonly failed: (failures: readonly FileFailure[], value: unknown) => void;
  /** None was taken, for one reason. */
  readonly refused: (reason: string) => void;
}

/** A queue that runs for the whole tab: what was chosen outlives the page and the session that ends on it. */
export type UploadQueueActor = ActorRefFrom<typeof uploadQueueMachine>;

/** What a view shows of a queue. */
export interface UploadViewModel {
  readonly rule: FileRule;
  readonly files: readonly QueuedFile[];
  readonly turnedAway: readonly TurnedAwayFile[];
  readonly isChecking: boolean;
  readonly isSending: boolean;
  /** Either of these: what is there cannot be sent now. */
  readonly isBusy: boolean;
  /** From 0 to 1; undefined where it cannot be known. */
  readonly share: number | undefined;
  /** How far each file is, in their order; undefined while none is sent. */
  readonly progress: readonly FileProgress[] | undefined;
  /** Whether the queue follows an event by now: files move while none is sent, and leave while none can have been taken. */
  readonly can: (event: UploadQueueEvent) => boolean;
  /** Why the last sending came to nothing; `cancelled` when its reader gave it up. */
  readonly queueFailure: string | undefined;
  /** It was to be sent, and a file is wanting. */
  readonly lacksFile: boolean;
  /** The file that was moved last. */
  readonly moved: number | undefined;
}

/** Provides the one queue machine with the reading and sending of files. */
function provideUploadQueue(dependencies: UploadQueueDependencies): typeof uploadQueueMachine {
  const open = async (file: File, signal: AbortSignal): Promise<readonly OpenedFile[]> => {
    const opened = { file, head: await dependencies.heads.readHead(file).catch(() => undefined) };
    return dependencies.fit === undefined ? [opened] : dependencies.fit(opened, signal);
  };
  return uploadQueueMachine.provide({
    actors: {
      open: fromCall<readonly OpenedFile[], readonly File[]>(async ({ input, signal }) =>
        (await Promise.all(input.map((file) => open(file, signal)))).flat(),
      ),
      upload: uploadMachine.provide({
        actors: {
          send: fromCall(({ input, signal }) => dependencies.send(untilAborted(input, signal), signal)),
        },
      }),
    },
    actions: { notifyEnd: (_, report) => dependencies.told && notifyEnd(dependencies.told, report) },
  });
}

function notifyEnd(told: UploadTold, { outcome, failures }: UploadReport): void {
  if (failures.length > 0) told.failed(failures, outcome.kind === 'done' ? outcome.value : undefined);
  else if (outcome.kind === 'done') told.completed(outcome.value);
  else told.refused(outcome.reason);
}

/** A sending that was given up must not speak for the one that follows it. */
function untilAborted(sending: Sending, signal: AbortSignal): Sending {
  return {
    ...sending,
    notifyProgress: (share) => {
      if (!signal.aborted) sending.notifyProgress(share);
    },
  };
}

/** Starts a queue with its dependencies. */
export function startUploadQueue(dependencies: UploadQueueDependencies): UploadQueueActor {
  return createActor(provideUploadQueue(dependencies), { input: { rule: dependencies.rule } }).start();
}

/**
 * Sends what waits with the texts of its form, and says how that ended. Where it cannot begin, because files are still
 * looked into or wanting, and where its reader gives it up, it is `aborted`. What the server made of it is handed through
 * as it is: it has the type of the dependencies.
 */
export async function sendQueued<Value, Reason extends string>(
  queue: UploadQueueActor,
  fields: readonly UploadField[],
): Promise<Outcome<Value, Reason | 'aborted'>> {
  queue.send({ type: 'upload.asked', fields });
  if (!queue.getSnapshot().matches('sending')) return refused('aborted');
  const { answer, queueFailure = 'cancelled' } = (await waitFor(queue, (snapshot) => !snapshot.matches('sending')))
    .context;
  if (answer !== undefined) return done(answer.value as Value);
  return refused(queueFailure === 'cancelled' ? 'aborted' : (queueFailure as Reason));
}

export function selectUpload(snapshot: SnapshotFrom<typeof uploadQueueMachine>): UploadViewModel {
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
