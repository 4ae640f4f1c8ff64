import { ContainerModule } from 'inversify';
import { makeLocalDailyFlag } from '@/adapters/browser/daily-flag.ts';
import { typingObstacle } from '@/adapters/browser/obstacles.ts';
import type { DailyFlag } from '@/shared/device.ports.ts';
import { whileOpen } from '@/shared/obstacles.machine.ts';
import { type onceADayMachine, provideOnceADay } from '@/shared/once-a-day.machine.ts';
import { createFeature } from './entry.ts';
import { CLOCK, DRAWER, LOGIN_DIALOG, token } from './tokens.ts';

export const POSTER_FLAG = token<DailyFlag>('PosterFlag');
const POSTER = token<typeof onceADayMachine>('Poster');

const posterBindings = new ContainerModule(({ bind }) => {
  bind(POSTER_FLAG).toResolvedValue(makeLocalDailyFlag);
  bind(POSTER).toResolvedValue(
    (flag, clock, drawer, login) =>
      provideOnceADay({ flag, clock, obstacles: [whileOpen(drawer), whileOpen(login), typingObstacle] }),
    [POSTER_FLAG, CLOCK, DRAWER, LOGIN_DIALOG],
  );
});

/** The poster of the day, apart from the news: it is shown over the page, and must not wait for them. */
export const posterFeature = createFeature({ poster: POSTER }, [posterBindings]);
