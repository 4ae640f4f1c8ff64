import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { makeLocalDailyFlag } from '@/adapters/browser/local-daily-flag.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { type DaysToCompare, onceADayMachine } from '@/shared/machines/once-a-day.machine.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import { POSTER, POSTER_FLAG } from './home.tokens.ts';
import { CLOCK } from './tokens.ts';

/** Other programs of the congregation know the day by this name (HOME-02). */
const POSTER_KEY = 'mainPageModal';

/** The poster of the day, apart from the news: it lies over the page, and should not wait for them. */
export const posterBindings = new ContainerModule(({ bind }) => {
  bind(POSTER_FLAG).toConstantValue(makeLocalDailyFlag(POSTER_KEY));
  bind(POSTER).toResolvedValue(bindPoster, [POSTER_FLAG, CLOCK]).inSingletonScope();
});

function bindPoster(flag: DailyFlag, clock: Clock): typeof onceADayMachine {
  return onceADayMachine.provide({
    actors: {
      readDays: fromPromise<DaysToCompare>(() =>
        Promise.resolve({ today: calendarDateOf(clock.now()), kept: flag.read() }),
      ),
    },
    actions: { keepToday: () => flag.write(calendarDateOf(clock.now())) },
  });
}
