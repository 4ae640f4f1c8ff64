import { ContainerModule } from 'inversify';
import { makeLocalDailyFlag } from '@/adapters/browser/local-daily-flag.ts';
import { typingObstacle } from '@/adapters/browser/typing-obstacle.ts';
import type { onceADayMachine } from '@/shared/machines/once-a-day.machine.ts';
import { provideOnceADay, whileOpen } from '@/shared/machines/provide-once-a-day.ts';
import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import { token } from './token.ts';
import { CLOCK, DRAWER, LOGIN_DIALOG } from './tokens.ts';

export const POSTER_FLAG = token<DailyFlag>('PosterFlag');
export const POSTER = token<typeof onceADayMachine>('Poster');

/** The poster of the day, apart from the news: it is shown over the page, and must not wait for them. */
export const posterBindings = new ContainerModule(({ bind }) => {
  bind(POSTER_FLAG).toResolvedValue(makeLocalDailyFlag);
  bind(POSTER).toResolvedValue(
    (flag, clock, drawer, login) =>
      provideOnceADay({ flag, clock, obstacles: [whileOpen(drawer), whileOpen(login), typingObstacle] }),
    [POSTER_FLAG, CLOCK, DRAWER, LOGIN_DIALOG],
  );
});
