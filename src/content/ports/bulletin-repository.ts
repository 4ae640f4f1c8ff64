import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { DateSpan } from '@/shared/domain/calendar-days.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';

/** Where the church's bulletins are kept (BULL-02, BULL-08). */
export interface BulletinRepository {
  /**
   * @param label names a Sunday, such as `Sun2026Nov22`
   * @returns the addresses of the pages, in order; none when there is no bulletin
   */
  pages(label: string, signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
  /** Takes a Sunday's bulletin away with all its pages; `notFound` when there was none. */
  remove(label: string): Promise<Outcome<null>>;
  /**
   * Puts the pages of a Sunday's bulletin in another order, and takes away those that are left out (BULL-05).
   * @returns `conflict` when it has other pages than `known` by now, `unsupported` when the server cannot do it
   */
  arrange(label: string, pages: Arranging): Promise<Outcome<null>>;
  /** The Sundays of a span that have a bulletin; `unsupported` when the server cannot tell. */
  sundays(span: DateSpan, signal?: AbortSignal): Promise<Outcome<readonly CalendarDate[]>>;
}

export interface Arranging {
  /** What the bulletin was seen to have, in order. */
  readonly known: readonly string[];
  /** Those of them that stay, in order; at least one. */
  readonly staying: readonly string[];
}
