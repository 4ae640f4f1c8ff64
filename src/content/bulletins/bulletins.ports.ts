import type { CalendarDate, DateSpan } from '@/shared/dates.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { FileFailure } from '../uploads/uploads.ts';
import type { IssueMode } from './bulletins.writing.ts';

/** The church's bulletins (BULL-02, BULL-08). */
export interface BulletinRepository {
  /**
   * @param label the name of a Sunday, such as `Sun2026Nov22`
   * @returns the addresses of the pages, in order; none when there is no bulletin
   */
  pages(label: string, signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
  /** Deletes a Sunday's bulletin with all its pages; `notFound` when there was none. */
  remove(label: string): Promise<Outcome<null>>;
  /**
   * Reorders the pages of a Sunday's bulletin, and deletes those that are not in `kept` (BULL-05).
   * @returns `conflict` when the bulletin has neither the pages of `known` any more nor those of `kept`, `unsupported`
   * when the server cannot reorder
   */
  arrange(label: string, pages: PageArrangement): Promise<Outcome<null>>;
  /** The Sundays in the span that have a bulletin; `unsupported` when the server cannot list them. */
  sundays(span: DateSpan, signal?: AbortSignal): Promise<Outcome<readonly CalendarDate[]>>;
}

export interface PageArrangement {
  /** The pages that the bulletin had when it was read, in order. */
  readonly known: readonly string[];
  /** The pages to keep, in their new order; at least one. */
  readonly kept: readonly string[];
}

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
