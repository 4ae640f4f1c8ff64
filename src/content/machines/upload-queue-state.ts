import type { Outcome } from '@/shared/domain/outcome.ts';
import type { FileRule } from '../domain/file-check.ts';
import type { FileFailure, UploadList } from '../domain/upload-list.ts';
import type { UploadField } from '../ports/uploads.ts';

/** How a sending ended. With `done`, every file was taken that is not among the failures; with `refused`, none was. */
export interface UploadReport {
  readonly outcome: Outcome<unknown, string>;
  readonly failures: readonly FileFailure[];
}

export interface Sending {
  readonly files: readonly File[];
  readonly fields: readonly UploadField[];
  readonly notifyProgress: (share: number | undefined) => void;
}

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
  /** How often the server has taken something. */
  readonly acceptances: number;
}

export type UploadQueueEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  /** @property to from 0 */
  | { readonly type: 'file.moved'; readonly id: number; readonly to: number }
  | { readonly type: 'file.removed'; readonly id: number }
  /** What waits is to be sent: is there enough of it? */
  | { readonly type: 'files.demanded' }
  | { readonly type: 'upload.asked'; readonly fields?: readonly UploadField[] }
  | { readonly type: 'upload.progressed'; readonly share: number | undefined }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'page.left' }
  | { readonly type: 'queue.cleared' };
