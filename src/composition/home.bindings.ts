import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { makeLocalDailyFlag } from '@/adapters/browser/local-daily-flag.ts';
import type { AnnouncementBoard } from '@/content/ports/announcement-board.ts';
import { makeReadComingEvents, type ReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import { makeReadWeekBulletin, type ReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { done } from '@/shared/domain/outcome.ts';
import { type DaysToCompare, onceADayMachine } from '@/shared/machines/once-a-day.machine.ts';
import { bindReadOnce } from '@/shared/machines/read-once-binding.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import { churchPoster } from '../ui/messages/church-facts.ts';
import * as tokens from './tokens.ts';

/** Other programs of the congregation know the day by this name (HOME-02). */
const POSTER_KEY = 'mainPageModal';

const ANNOUNCEMENTS_SHOWN = 3;

/** The home page: the poster of the day and the news of the week. */
export const homeBindings = new ContainerModule(({ bind }) => {
  bind(tokens.POSTER_FLAG).toConstantValue(makeLocalDailyFlag(POSTER_KEY));
  bind(tokens.POSTER).toResolvedValue(bindPoster, [tokens.POSTER_FLAG, tokens.CLOCK]).inSingletonScope();
  bind(tokens.READ_WEEK_BULLETIN).toResolvedValue(makeReadWeekBulletin, [tokens.BULLETIN_LIBRARY, tokens.CLOCK]);
  bind(tokens.READ_COMING_EVENTS).toResolvedValue(makeReadComingEvents, [tokens.EVENT_CALENDAR, tokens.CLOCK]);
  bind(tokens.NEWEST_ANNOUNCEMENTS)
    .toResolvedValue(bindNewestAnnouncements, [tokens.ANNOUNCEMENT_BOARD])
    .inSingletonScope();
  bind(tokens.WEEK_BULLETIN).toResolvedValue(bindWeekBulletin, [tokens.READ_WEEK_BULLETIN]).inSingletonScope();
  bind(tokens.COMING_EVENTS).toResolvedValue(bindComingEvents, [tokens.READ_COMING_EVENTS]).inSingletonScope();
});

function bindPoster(flag: DailyFlag, clock: Clock): typeof onceADayMachine {
  return onceADayMachine.provide({
    actors: {
      readDays: fromPromise<DaysToCompare>(() =>
        Promise.resolve({ today: calendarDateOf(clock.now()), until: churchPoster.until, kept: flag.read() }),
      ),
    },
    actions: { keepToday: () => flag.write(calendarDateOf(clock.now())) },
  });
}

function bindNewestAnnouncements(board: AnnouncementBoard): tokens.NewestAnnouncements {
  return bindReadOnce({
    read: async (signal) => {
      const page = await board.page(1, signal);
      return page.kind === 'done' ? done(page.value.slice(0, ANNOUNCEMENTS_SHOWN)) : page;
    },
    isEmpty: (announcements) => announcements.length === 0,
  });
}

function bindWeekBulletin(read: ReadWeekBulletin): tokens.WeekBulletin {
  return bindReadOnce({ read, isEmpty: ({ pages }) => pages.length === 0 });
}

function bindComingEvents(read: ReadComingEvents): tokens.ComingEvents {
  return bindReadOnce({ read, isEmpty: (events) => events.length === 0 });
}
