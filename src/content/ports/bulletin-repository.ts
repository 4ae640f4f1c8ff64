import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { DateSpan } from '@/shared/domain/calendar-days.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';

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
