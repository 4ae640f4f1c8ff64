import type { Clock } from '@/shared/clock.ports.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { makeWallClock, type Zone } from '@/shared/zone.ts';

/**
 * @param zone the church's
 * @param now the device's time unless another is given, as that of the mocked server is (MOCK-03)
 */
export function makeBrowserClock(zone: Zone, now = () => new Date()): Clock {
  const dayAt = dayInZone(zone);
  return { now, today: () => dayAt(now()) };
}

/** The days of other years have more or fewer digits. */
const hasYear = (day: string): day is CalendarDate => /^\d{4}-\d\d-\d\d$/.test(day);

/** Returns a function that gives the day at an instant in a time zone; it throws a RangeError outside the years 1000 to 9999. */
export function dayInZone(zone: Zone): (instant: Date) => CalendarDate {
  const wallClock = makeWallClock(zone);
  return (instant) => {
    const date = wallClock(instant).toISOString().slice(0, 10);
    if (!hasYear(date)) throw new RangeError(`There is no day at ${instant.getTime()}`);
    return date;
  };
}
