import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Fault } from '@/shared/domain/outcome.ts';
import type { FileRule } from '../domain/file-check.ts';
import type { FileFailure, OpenedFile, QueuedFile, TurnedAwayFile } from '../domain/upload-list.ts';
import type { FileHeads } from '../ports/uploads.ts';
import { type Sending, type UploadReport, uploadQueueMachine } from './upload-queue.machine.ts';

export interface UploadQueuePlug {
  readonly rule: FileRule;
  readonly heads: FileHeads;
  /** Sends all files together; repeated by nobody but the reader. */
  readonly send: (sending: Sending, signal: AbortSignal) => Promise<UploadReport>;
  /** Every file was taken. @param value what the report's outcome holds */
  readonly completed: (value: unknown) => void;
  /** Some files, or all, were not taken, each for its reason. */
  readonly tellFailures: (failures: readonly FileFailure[]) => void;
  /** None was taken, for one reason. */
  readonly tellRefused: (reason: Fault) => void;
}

/** A queue that runs for the whole tab: what was chosen outlives the page and the session that ends on it. */
export type UploadQueueActor = ActorRefFrom<typeof uploadQueueMachine>;

/** What a view shows of a queue. */
export interface UploadFace {
  readonly rule: FileRule;
  readonly files: readonly QueuedFile[];
  readonly turnedAway: readonly TurnedAwayFile[];
  readonly isChecking: boolean;
  readonly isSending: boolean;
  /** From 0 to 1; undefined where it cannot be known. */
  readonly share: number | undefined;
  readonly setback: Fault | 'cancelled' | undefined;
  /** The file that was moved last. */
  readonly moved: number | undefined;
}

/** Plugs the reading and sending of files into the one queue machine. */
function bindUploadQueue(plug: UploadQueuePlug): typeof uploadQueueMachine {
  const open = async (file: File): Promise<OpenedFile> => ({
    file,
    head: await plug.heads.readHead(file).catch(() => undefined),
  });
  return uploadQueueMachine.provide({
    actors: {
      open: fromPromise(({ input }) => Promise.all(input.map(open))),
      send: fromPromise(({ input, signal }) => plug.send(input, signal)),
    },
    actions: {
      completed: (_, { value }) => plug.completed(value),
      tellFailures: (_, failures) => plug.tellFailures(failures),
      tellRefused: (_, reason) => plug.tellRefused(reason),
    },
  });
}

/** Starts a queue with its plugs. */
export function startUploadQueue(plug: UploadQueuePlug): UploadQueueActor {
  return createActor(bindUploadQueue(plug), { input: { rule: plug.rule } }).start();
}

export function uploadFace(snapshot: SnapshotFrom<typeof uploadQueueMachine>): UploadFace {
  const { rule, files, turnedAway, share, setback, moved } = snapshot.context;
  return {
    rule,
    files,
    turnedAway,
    isChecking: snapshot.matches('checking'),
    isSending: snapshot.matches('sending'),
    share,
    setback,
    moved,
  };
}
