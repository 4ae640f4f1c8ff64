import { makeLocalDailyFlag } from '@/adapters/browser/daily-flag.ts';
import { typingObstacle } from '@/adapters/browser/obstacles.ts';
import { whileOpen } from '@/shared/obstacles.machine.ts';
import { provideOnceADay } from '@/shared/once-a-day.machine.ts';
import { entry } from './entry.ts';
import { CLOCK, DRAWER, LOGIN_DIALOG } from './tokens.ts';

/** The poster of the day, apart from the news: it is shown over the page, and must not wait for them. */
export const posterEntry = entry({
  poster: (get) =>
    provideOnceADay({
      flag: makeLocalDailyFlag(),
      clock: get(CLOCK),
      obstacles: [whileOpen(get(DRAWER)), whileOpen(get(LOGIN_DIALOG)), typingObstacle],
    }),
});
