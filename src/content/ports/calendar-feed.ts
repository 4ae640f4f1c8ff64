import type { Outcome } from '@/shared/domain/outcome.ts';

/** The public events as a calendar that other programs subscribe to (MINE-05); an optional call. */
export interface CalendarFeed {
  /** Its absolute address, once the server was seen to have it. */
  find(signal?: AbortSignal): Promise<Outcome<string>>;
}
