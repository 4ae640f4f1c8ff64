import { makeBrowserClock } from '@/adapters/browser/clock.ts';
import { churchZone } from '@/church/zone.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { NOON } from '../builders/access-token.ts';

export interface StillClock extends Clock {
  readonly advance: (milliseconds: number) => void;
}

/** A clock that changes only when the test sets it. */
export function stillClock(start: Date = NOON): StillClock {
  let time = start.getTime();
  return {
    ...makeBrowserClock(churchZone, () => new Date(time)),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
