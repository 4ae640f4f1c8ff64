import type { Clock } from '@/shared/ports/clock.ts';

export const browserClock: Clock = { now: () => new Date() };
