import type { FileRule } from '../domain/file-check.ts';
import type { PostFailure } from '../domain/post.ts';
import { EMPTY_LIST, keepFailed, type OpenedFile, type UploadList, withFailures } from '../domain/upload-list.ts';
import type { UploadField } from '../ports/uploads.ts';
import type { UploadNews, UploadReport } from './upload.machine.ts';

/** Why an upload failed. */
export type QueueFailure = PostFailure | 'cancelled';

export interface UploadQueueContext<Value> extends UploadList {
  readonly rule: FileRule;
  /** Chosen and not checked yet: the files of each choice, in turn. */
  readonly incoming: readonly (readonly File[])[];
  /** Form fields that are sent with the files. */
  readonly fields: readonly UploadField[];
  /** From 0 to 1; undefined where it cannot be known. */
  readonly share: number | undefined;
  /** Why the last upload failed; `cancelled` when the user cancelled it. */
  readonly queueFailure: QueueFailure | undefined;
  /** The server's answer to the last upload; undefined until it has accepted it. */
  readonly answer: { readonly value: Value } | undefined;
  /** The user tried to send without a required file. */
  readonly lacksFile: boolean;
  /** The file that was moved last. */
  readonly moved: number | undefined;
}

/** Emitted by a queue: the server has accepted files. */
export interface FilesAccepted {
  readonly type: 'files.accepted';
}

export type UploadQueueEvent<Value> =
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  /** @property to from 0 */
  | { readonly type: 'file.moved'; readonly id: number; readonly to: number }
  | { readonly type: 'file.removed'; readonly id: number }
  /** The form is about to be sent: checks whether there are enough files. */
  | { readonly type: 'files.required' }
  | { readonly type: 'upload.asked'; readonly fields?: readonly UploadField[] }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'page.left' }
  | { readonly type: 'queue.cleared' }
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

/** The files that remain after an upload: all that were not accepted, each with its reason. */
export function withReport<Value>({ files }: UploadList, { outcome, failures }: UploadReport<Value>) {
  return {
    turnedAway: [],
    moved: undefined,
    ...(outcome.kind === 'done'
      ? { files: keepFailed(files, failures), queueFailure: undefined, answer: { value: outcome.value } }
      : { files: withFailures(files, failures), queueFailure: outcome.reason, answer: undefined }),
  };
}

/** Whether the server has accepted at least one of the files that were sent. */
export function hasAccepted({ files }: UploadList, { outcome, failures }: UploadReport<unknown>): boolean {
  return outcome.kind === 'done' && failures.length < files.length;
}

/** A file that could not be read. */
export function unreadable(file: File): OpenedFile {
  return { file, head: undefined };
}
