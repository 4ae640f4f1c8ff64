import { ContainerModule } from 'inversify';
import type { AnnouncementBoard } from '@/content/ports/announcement-board.ts';
import { makeReadComingEvents, type ReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import { makeReadWeekBulletin, type ReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
import { done } from '@/shared/domain/outcome.ts';
import { bindReadOnce } from '@/shared/machines/read-once-binding.ts';
import * as tokens from './tokens.ts';

const ANNOUNCEMENTS_SHOWN = 3;

/** The news of the week on the home page. */
export const homeBindings = new ContainerModule(({ bind }) => {
  bind(tokens.READ_WEEK_BULLETIN).toResolvedValue(makeReadWeekBulletin, [tokens.BULLETIN_LIBRARY, tokens.CLOCK]);
  bind(tokens.READ_COMING_EVENTS).toResolvedValue(makeReadComingEvents, [tokens.EVENT_CALENDAR, tokens.CLOCK]);
  bind(tokens.NEWEST_ANNOUNCEMENTS)
    .toResolvedValue(bindNewestAnnouncements, [tokens.ANNOUNCEMENT_BOARD])
    .inSingletonScope();
  bind(tokens.WEEK_BULLETIN).toResolvedValue(bindWeekBulletin, [tokens.READ_WEEK_BULLETIN]).inSingletonScope();
  bind(tokens.COMING_EVENTS).toResolvedValue(bindComingEvents, [tokens.READ_COMING_EVENTS]).inSingletonScope();
});

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
