/** The time zone of a place. */
export interface Zone {
  /** Its IANA name. */
  readonly name: string;
  /**
   * For a zone that has given up summer time: how many minutes it is ahead of UTC, and since which day. From then on nobody asks
   * the browser's tables of zones, which may be older than that, and whose reading takes a slow phone 50 ms.
   */
  readonly always?: { readonly offset: number; readonly since: string };
}

/** What a clock in a zone shows at an instant, to the minute: as the UTC time of the Date that is returned. */
export function wallClock({ name, always }: Zone, instant: Date): Date {
  if (always && instant >= new Date(always.since)) return new Date(instant.getTime() + always.offset * 60_000);
  // The one language that every browser has: `11/18/2026, 09:05:00`.
  const [month = 0, day, year = 0, hour, minute] = instant
    .toLocaleString('en-US', { timeZone: name, hourCycle: 'h23' })
    .split(/\D+/)
    .map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}
