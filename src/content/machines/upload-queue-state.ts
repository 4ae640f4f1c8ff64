import type { FileRule } from '../domain/file-check.ts';
import { EMPTY_LIST, keepFailed, type OpenedFile, type UploadList, withFailures } from '../domain/upload-list.ts';
import type { UploadField } from '../ports/uploads.ts';
import type { UploadNews, UploadReport } from './upload.machine.ts';

export interface UploadQueueContext extends UploadList {
  readonly rule: FileRule;
  /** Chosen and not looked into yet. */
  readonly incoming: readonly File[];
  /** What is sent beside the files. */
  readonly fields: readonly UploadField[];
  /** From 0 to 1; undefined where it cannot be known. */
  readonly share: number | undefined;
  /** Why the last sending came to nothing; `cancelled` when its reader gave it up. */
  readonly queueFailure: string | undefined;
  /** What the server said of what it took; undefined until it has taken the last sending. */
  readonly answer: { readonly value: unknown } | undefined;
  /** It was to be sent, and a file is wanting. */
  readonly lacksFile: boolean;
  /** Which file was moved last. */
  readonly moved: number | undefined;
}

/** Told by a queue: the server has taken something. */
export interface FilesAccepted {
  readonly type: 'files.accepted';
}

export type UploadQueueEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  /** @property to from 0 */
  | { readonly type: 'file.moved'; readonly id: number; readonly to: number }
  | { readonly type: 'file.removed'; readonly id: number }
  /** What waits is to be sent: is there enough of it? */
  | { readonly type: 'files.demanded' }
  | { readonly type: 'upload.asked'; readonly fields?: readonly UploadField[] }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'page.left' }
  | { readonly type: 'queue.cleared' }
  | UploadNews;

/** What a queue holds that nobody has put anything into. */
export const EMPTY_QUEUE = {
  ...EMPTY_LIST,
  incoming: [],
  fields: [],
  queueFailure: undefined,
  moved: undefined,
  lacksFile: false,
};

/** What remains when a sending has ended: whatever was not taken, each file with its reason. */
export function withReport({ files }: UploadList, { outcome, failures }: UploadReport) {
  return {
    turnedAway: [],
    moved: undefined,
    ...(outcome.kind === 'done'
      ? { files: keepFailed(files, failures), queueFailure: undefined, answer: { value: outcome.value } }
      : { files: withFailures(files, failures), queueFailure: outcome.reason, answer: undefined }),
  };
}

/** Whether the server has taken at least one of the files that were sent. */
export function hasTaken({ files }: UploadList, { outcome, failures }: UploadReport): boolean {
  return outcome.kind === 'done' && failures.length < files.length;
}

/** A file of which nothing could be read. */
export function unreadable(file: File): OpenedFile {
  return { file, head: undefined };
}
