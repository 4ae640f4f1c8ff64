import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import { attempt } from './attempt.ts';

/**
 * Keeps a day in local storage, under one key; in memory until the page is closed where storage is denied or full
 * (HOME-02, REL-07).
 */
export function makeLocalDailyFlag(key: string, open: () => Storage = () => window.localStorage): DailyFlag {
  let memory: string | undefined;

  return {
    read: () => memory ?? attempt(() => open().getItem(key)) ?? undefined,
    write: (day) => {
      const kept = attempt(() => {
        open().setItem(key, day);
        return true;
      });
      memory = kept === true ? undefined : day;
    },
  };
}
