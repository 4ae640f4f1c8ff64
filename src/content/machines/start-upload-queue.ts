import { type ActorRefFrom, createActor } from 'xstate';
import { fromCall } from '@/shared/machines/outcome-actor.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { FileRule } from '../domain/file-check.ts';
import type { PostFailure } from '../domain/post.ts';
import type { FileFailure, OpenedFile } from '../domain/upload-list.ts';
import type { FileHeads } from '../ports/uploads.ts';
import type { FitFile } from '../use-cases/make-fit-file.ts';
import { createUploadMachine, type Sending, type UploadReport } from './upload.machine.ts';
import { createUploadQueueMachine, type UploadQueueMachine } from './upload-queue.machine.ts';

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

/** A cancelled upload must not notify in place of the one that follows it. */
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

/**
 * A queue of files that is kept when the page is left and when the session expires (AUTH-15): the files are there again when
 * the same user signs in. They are dropped after signing out, and for another user.
 */
export function startUserUploads<Value>(
  user: CurrentUser,
  dependencies: UploadQueueDependencies<Value>,
): StartedUploadQueue<Value> {
  const queue = startUploadQueue(dependencies);
  user.onGone(() => queue.send({ type: 'queue.cleared' }));
  return queue;
}
