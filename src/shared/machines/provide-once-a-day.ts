import { fromCallback, fromPromise, type Subscription } from 'xstate';
import { calendarDateOf } from '../domain/calendar-date.ts';
import type { Clock } from '../ports/clock.ts';
import type { DailyFlag } from '../ports/daily-flag.ts';
import type { Obstacle } from '../ports/obstacle.ts';
import { follow } from './follow.ts';
import { onceADayMachine } from './once-a-day.machine.ts';
import { watchObstacles } from './watch-obstacles.ts';

interface OnceADayDependencies {
  /** The day on which it was closed last. */
  readonly flag: DailyFlag;
  readonly clock: Clock;
  /** The obstacles that delay it, such as an open dialog. */
  readonly obstacles: readonly Obstacle[];
}

/** Provides the machine with the stored day and with the obstacles that it waits for. */
export function provideOnceADay({ flag, clock, obstacles }: OnceADayDependencies): typeof onceADayMachine {
  return onceADayMachine.provide({
    actors: {
      readDays: fromPromise(() => Promise.resolve({ today: calendarDateOf(clock.now()), stored: flag.read() })),
      obstacles: fromCallback(({ sendBack }) =>
        watchObstacles(obstacles, () => sendBack({ type: 'obstacle.cleared' })),
      ),
    },
    actions: { keepToday: () => flag.write(calendarDateOf(clock.now())) },
  });
}

/** An actor whose view opens over the page. */
interface Opening {
  readonly getSnapshot: () => { readonly matches: (state: 'open') => boolean };
  readonly subscribe: (listener: () => void) => Subscription;
}

/** An obstacle while the actor is open. */
export function whileOpen(actor: Opening): Obstacle {
  return {
    isThere: () => actor.getSnapshot().matches('open'),
    onChange: (listener) => follow(actor, listener),
  };
}
