import type { Outcome } from '@/shared/domain/outcome.ts';
import type { IssueMode } from '../domain/bulletin-issue.ts';
import type { FileFailure } from '../domain/upload-list.ts';

export interface BulletinUpload {
  /** The name of the Sunday, such as `Sun2026Nov22`. */
  readonly label: string;
  readonly mode: IssueMode;
  /** The pages, in order. */
  readonly files: readonly File[];
  /** @param share of the bytes that are sent, from 0 to 1; undefined when it cannot be known */
  readonly notifyProgress: (share: number | undefined) => void;
}

/** Publishes bulletins (BULL-05). A server may ignore the Sunday and add all pages to the present week. */
export interface BulletinPublisher {
  /** @returns the files that were refused, each with its reason; the others were accepted */
  publish(upload: BulletinUpload, signal?: AbortSignal): Promise<Outcome<readonly FileFailure[]>>;
}
