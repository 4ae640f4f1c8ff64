import type { Outcome } from '@/shared/domain/outcome.ts';
import type { IssueMode } from '../domain/bulletin-issue.ts';
import type { FileFailure } from '../domain/upload-list.ts';

export interface Printing {
  /** Names the Sunday, such as `Sun2026Nov22`. */
  readonly label: string;
  readonly mode: IssueMode;
  /** The pages, in order. */
  readonly files: readonly File[];
  /** @param share from 0 to 1; undefined where how much has gone cannot be known */
  readonly notifyProgress: (share: number | undefined) => void;
}

/** Where bulletins are published (BULL-05). A server may keep to its own rule, that all goes to the present week. */
export interface BulletinPublisher {
  /** @returns the files that were not taken, each for its reason; the others were */
  publish(printing: Printing, signal?: AbortSignal): Promise<Outcome<readonly FileFailure[]>>;
}
