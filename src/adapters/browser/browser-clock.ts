import type { Clock } from '@/shared/ports/clock.ts';

/** The device's own clock. */
export const browserClock: Clock = { now: () => new Date() };
