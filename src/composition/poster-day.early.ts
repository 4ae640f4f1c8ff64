import { makeLocalDailyFlag } from '@/adapters/browser/daily-flag.ts';

/** The day on which this device showed a poster last (HOME-02), before the core is loaded. */
export const posterDay = makeLocalDailyFlag();
