import { dayInZone } from '@/shared/domain/day-in-zone.ts';
import type { Clock } from '@/shared/ports/clock.ts';

/**
 * @param timeZone the church's
 * @param now the device's time unless another is given, as that of the mocked server is (MOCK-03)
 */
export function makeBrowserClock(timeZone: string, now = () => new Date()): Clock {
  const dayAt = dayInZone(timeZone);
  return { now, today: () => dayAt(now()) };
}
