import type { Outcome } from '@/shared/domain/outcome.ts';

/** The public events as a calendar that other programs subscribe to (MINE-05); an optional call. */
export interface CalendarFeed {
  /** The absolute address of the calendar; refused until the server has been found to have it. */
  find(signal?: AbortSignal): Promise<Outcome<string>>;
}
