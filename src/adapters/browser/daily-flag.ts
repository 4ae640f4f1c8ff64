import type { DailyFlag } from '@/shared/device.ports.ts';
import { attempt } from './storage.ts';

/** The key under which other programs of the church also read and write the day (HOME-02). */
const KEY = 'mainPageModal';

/**
 * Keeps the day of the poster in local storage; in memory until the page is closed where storage is denied or full
 * (HOME-02, REL-07).
 */
export function makeLocalDailyFlag(open: () => Storage = () => window.localStorage): DailyFlag {
  let memory: string | undefined;

  return {
    read: () => memory ?? attempt(() => open().getItem(KEY)) ?? undefined,
    write: (day) => {
      const isStored = attempt(() => {
        open().setItem(KEY, day);
        return true;
      });
      memory = isStored === true ? undefined : day;
    },
  };
}
