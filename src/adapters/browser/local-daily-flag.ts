import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import { attempt } from './attempt.ts';

/**
 * Keeps a day in local storage, under one key. Where storage is denied or full, it is kept in memory for as long as the
 * page lives (HOME-02, REL-07).
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
