import type { Receiver } from '@/shared/machines/receiver.ts';
import type { FileRule } from '../domain/file-check.ts';
import type { PostFailure } from '../domain/post.ts';
import {
  EMPTY_LIST,
  keepFailed,
  type OpenedFile,
  type UploadList,
  withChoices,
  withFailures,
} from '../domain/upload-list.ts';
import type { UploadField } from '../ports/uploads.ts';
import type { UploadNews, UploadReport } from './upload.machine.ts';
import type { FilesChecked, UploadAnswer, UploadAsked, UploadQuestion } from './upload-answers.ts';

/** Why an upload failed. */
export type QueueFailure = PostFailure | 'cancelled';

export interface UploadQueueContext<Value> extends UploadList {
  readonly rule: FileRule;
  /** Chosen and not checked yet: the files of each choice, in turn. */
  readonly incoming: readonly (readonly File[])[];
  /** Form fields that are sent with the files. */
  readonly fields: readonly UploadField[];
  /** Who asked for the upload that is under way, where an answer is awaited. */
  readonly asker: Receiver<UploadAnswer<Value>> | undefined;
  /** Who wait until no file is being checked. */
  readonly waiting: readonly Receiver<FilesChecked>[];
  /** From 0 to 1; undefined where it cannot be known. */
  readonly share: number | undefined;
  /** Why the last upload failed; `cancelled` when the user cancelled it. */
  readonly queueFailure: QueueFailure | undefined;
  /** The user tried to send without a required file. */
  readonly lacksFile: boolean;
  /** The file that was moved last. */
  readonly moved: number | undefined;
}

/** Emitted by a queue: the server has accepted files. */
export interface FilesAccepted {
  readonly type: 'files.accepted';
}

/** @property to from 0 */
export interface FileMove {
  readonly id: number;
  readonly to: number;
}

/** An event of the views. */
export type UploadQueueViewEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | ({ readonly type: 'file.moved' } & FileMove)
  | { readonly type: 'file.removed'; readonly id: number }
  /** The form is about to be sent: checks whether there are enough files. */
  | { readonly type: 'files.required' }
  | UploadAsked
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'page.left' }
  | { readonly type: 'queue.cleared' };

export type UploadQueueEvent<Value> =
  | UploadQueueViewEvent
  | UploadQuestion<Value>
  | { readonly type: 'check.asked'; readonly asker: Receiver<FilesChecked> }
  | UploadNews<Value>;

/** The state of an empty queue. */
export const EMPTY_QUEUE = {
  ...EMPTY_LIST,
  incoming: [],
  fields: [],
  queueFailure: undefined,
  moved: undefined,
  lacksFile: false,
};

export function newQueue<Value>({ rule }: { readonly rule: FileRule }): UploadQueueContext<Value> {
  return { ...EMPTY_QUEUE, rule, share: undefined, asker: undefined, waiting: [] };
}

/** What is sent now. */
export function sentOf({ files, fields, rule }: Pick<UploadQueueContext<never>, 'files' | 'fields' | 'rule'>) {
  return { files, fields, minFiles: rule.minFiles };
}

/** The files that remain after an upload: all that were not accepted, each with its reason. */
export function withReport<Value>({ files }: UploadList, { outcome, failures }: UploadReport<Value>) {
  return {
    turnedAway: [],
    moved: undefined,
    ...(outcome.kind === 'done'
      ? { files: keepFailed(files, failures), queueFailure: undefined }
      : { files: withFailures(files, failures), queueFailure: outcome.reason }),
  };
}

/** Whether the server has accepted at least one of the files that were sent. */
export function hasAccepted({ files }: UploadList, { outcome, failures }: UploadReport<unknown>): boolean {
  return outcome.kind === 'done' && failures.length < files.length;
}

/** The files of each choice, in turn, with their first bytes. */
export type OpenedChoices = readonly (readonly OpenedFile[])[];

export function withOpened(context: UploadList & Pick<UploadQueueContext<never>, 'rule'>, choices: OpenedChoices) {
  return { ...withChoices(context, choices, context.rule), incoming: [], queueFailure: undefined, lacksFile: false };
}

/** The files that wait to be checked, as those that could not be read. */
export function unreadableIn({
  context,
}: {
  readonly context: Pick<UploadQueueContext<never>, 'incoming'>;
}): OpenedChoices {
  return context.incoming.map((files) => files.map((file) => ({ file, head: undefined })));
}
