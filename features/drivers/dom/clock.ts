import { type FakeMethod, withGlobal } from '@sinonjs/fake-timers';
import type { BrowserWindow } from 'happy-dom';

const TAKEN: readonly FakeMethod[] = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'performance',
];

/** The time of a window, in milliseconds since 1970: it stands still until it is moved. */
export interface Clock {
  readonly now: () => number;
  /** Sets the time without running timers. */
  readonly set: (time: number) => void;
  /** Runs the timers that are due within so many milliseconds, in their order. */
  readonly run: (milliseconds: number) => void;
  /** Whether any timer waits. */
  readonly isTicking: () => boolean;
  readonly stop: () => void;
}

export function createClock(window: BrowserWindow, time: number): Clock {
  const timers = withGlobal(window).install({ now: time, toFake: [...TAKEN], ignoreMissingTimers: true });
  return {
    now: () => timers.now,
    set: (to) => timers.setSystemTime(to),
    run: (milliseconds) => void timers.tick(milliseconds),
    isTicking: () => timers.countTimers() > 0,
    stop: () => timers.uninstall(),
  };
}
