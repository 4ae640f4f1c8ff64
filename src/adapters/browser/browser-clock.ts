import { dayInZone, type Zone } from '@/shared/domain/day-in-zone.ts';
import type { Clock } from '@/shared/ports/clock.ts';

/**
 * @param zone the church's
 * @param now the device's time unless another is given, as that of the mocked server is (MOCK-03)
 */
export function makeBrowserClock(zone: Zone, now = () => new Date()): Clock {
  const dayAt = dayInZone(zone);
  return { now, today: () => dayAt(now()) };
}
