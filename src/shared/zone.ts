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

/** Returns a function that tells what a clock in a zone shows at an instant: as the UTC time of the Date that it returns. */
export function makeWallClock({ name, always }: Zone): (instant: Date) => Date {
  let format: Intl.DateTimeFormat | undefined;

  const byTables = (instant: Date): Date => {
    // The one language that every browser has: `11/18/2026, 09:05`.
    format ??= new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const [month = 0, day, year = 0, hour, minute] = format.format(instant).split(/\D+/).map(Number);
    return new Date(Date.UTC(year, month - 1, day, hour, minute));
  };

  return (instant) =>
    always !== undefined && instant >= new Date(always.since)
      ? new Date(instant.getTime() + always.offset * 60_000)
      : byTables(instant);
}
