import type { Clock } from '@/shared/clock.ports.ts';
import type { CalendarDate } from '@/shared/dates.ts';

/**
 * @param zone the church's
 * @param now the device's time unless another is given, as that of the mocked server is (MOCK-03)
 */
export function makeBrowserClock(zone: Zone, now = () => new Date()): Clock {
  const dayAt = dayInZone(zone);
  return { now, today: () => dayAt(now()) };
}

interface Zone {
  /** Its IANA name. */
  readonly name: string;
  /**
   * Minutes that its time is ahead of UTC, for a zone without summer time. On a device whose time differs from UTC by the same, a
   * day is computed without the browser's tables of zones, whose reading takes a slow phone 50 ms.
   */
  readonly offset?: number;
}

/** A format gives days that exist; those of other years have more or fewer digits. */
const hasYear = (day: string): day is CalendarDate => /^\d{4}-\d\d-\d\d$/.test(day);

const isoDay = (instant: Date, offset: number): string =>
  new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 10);

/** Returns a function that gives the day at an instant in a time zone; it throws a RangeError outside the years 1000 to 9999. */
export function dayInZone({ name, offset }: Zone): (instant: Date) => CalendarDate {
  let format: Intl.DateTimeFormat | undefined;

  const dayByTables = (instant: Date): string => {
    // The one language that every browser has: `11/18/2026`.
    format ??= new Intl.DateTimeFormat('en-US', { timeZone: name, year: 'numeric', month: '2-digit', day: '2-digit' });
    const [month, day, year] = format.format(instant).split('/');
    return `${year}-${month}-${day}`;
  };

  return (instant) => {
    const isHere = offset !== undefined && instant.getTimezoneOffset() === -offset;
    const date = isHere ? isoDay(instant, offset) : dayByTables(instant);
    if (!hasYear(date)) throw new RangeError(`There is no day at ${instant.getTime()}`);
    return date;
  };
}
