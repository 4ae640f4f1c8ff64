import type { Outcome } from '@/shared/domain/outcome.ts';
import type { FileFailure } from '../domain/upload-list.ts';

export interface Printing {
  /** The pages, in order. */
  readonly files: readonly File[];
  /** @param share from 0 to 1; undefined where how much has gone cannot be known */
  readonly tellProgress: (share: number | undefined) => void;
}

/** Where the bulletin of the present week is published (BULL-05). */
export interface BulletinPress {
  /** @returns the files that were not taken, each for its reason; the others were */
  publish(printing: Printing, signal?: AbortSignal): Promise<Outcome<readonly FileFailure[]>>;
}
