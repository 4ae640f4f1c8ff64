/** One event of the church's history (INTR-02). */
export interface HistoryEvent {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: as exactly as it is known. */
  readonly time: string;
  readonly title?: string;
  readonly description: string;
}

/** Some years that belong together, with their events in the order of time. */
export interface HistoryEra {
  /** The first and the last year, both included. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly events: readonly HistoryEvent[];
}
