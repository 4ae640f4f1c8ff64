import { ContainerModule } from 'inversify';
import type { AnnouncementRepository } from '@/content/ports/announcement-repository.ts';
import { makeReadComingEvents, type ReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import { makeReadWeekBulletin, type ReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
import { done } from '@/shared/domain/outcome.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { BULLETIN_REPOSITORY } from './bulletins.tokens.ts';
import { ANNOUNCEMENT_REPOSITORY } from './content.tokens.ts';
import { EVENT_CALENDAR } from './events.tokens.ts';
import {
  COMING_EVENTS,
  type ComingEvents,
  NEWEST_ANNOUNCEMENTS,
  type NewestAnnouncements,
  READ_COMING_EVENTS,
  READ_WEEK_BULLETIN,
  WEEK_BULLETIN,
  type WeekBulletin,
} from './home.tokens.ts';
import { CLOCK } from './tokens.ts';

const ANNOUNCEMENTS_SHOWN = 3;

/** The news of the week on the home page. */
export const homeBindings = new ContainerModule(({ bind }) => {
  bind(READ_WEEK_BULLETIN).toResolvedValue(makeReadWeekBulletin, [BULLETIN_REPOSITORY, CLOCK]);
  bind(READ_COMING_EVENTS).toResolvedValue(makeReadComingEvents, [EVENT_CALENDAR, CLOCK]);
  bind(NEWEST_ANNOUNCEMENTS).toResolvedValue(bindNewestAnnouncements, [ANNOUNCEMENT_REPOSITORY]).inSingletonScope();
  bind(WEEK_BULLETIN).toResolvedValue(bindWeekBulletin, [READ_WEEK_BULLETIN]).inSingletonScope();
  bind(COMING_EVENTS).toResolvedValue(bindComingEvents, [READ_COMING_EVENTS]).inSingletonScope();
});

function bindNewestAnnouncements(board: AnnouncementRepository): NewestAnnouncements {
  return provideReadOnce({
    read: async (signal) => {
      const page = await board.page(1, signal);
      return page.kind === 'done' ? done(page.value.slice(0, ANNOUNCEMENTS_SHOWN)) : page;
    },
    isEmpty: (announcements) => announcements.length === 0,
  });
}

function bindWeekBulletin(read: ReadWeekBulletin): WeekBulletin {
  return provideReadOnce({ read, isEmpty: ({ pages }) => pages.length === 0 });
}

function bindComingEvents(read: ReadComingEvents): ComingEvents {
  return provideReadOnce({ read, isEmpty: (events) => events.length === 0 });
}
