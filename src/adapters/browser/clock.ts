import type { Clock } from '@/shared/clock.ports.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { wallClock, type Zone } from '@/shared/zone.ts';

/**
 * @param zone the church's
 * @param now the device's time unless another is given, as that of the mocked server is (MOCK-03)
 */
export function makeBrowserClock(zone: Zone, now = () => new Date()): Clock {
  const dayAt = dayInZone(zone);
  return { now, today: () => dayAt(now()) };
}

/** Other years begin with a sign, or with 0. */
const hasYear = (day: string): day is CalendarDate => /^[1-9]/.test(day);

/** Returns a function that gives the day at an instant in a time zone; it throws a RangeError outside the years 1000 to 9999. */
export function dayInZone(zone: Zone): (instant: Date) => CalendarDate {
  return (instant) => {
    const date = wallClock(zone, instant).toISOString().slice(0, 10);
    if (!hasYear(date)) throw new RangeError(`No day at ${instant.getTime()}`);
    return date;
  };
}
