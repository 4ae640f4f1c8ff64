import { ContainerModule } from 'inversify';
import { hasNoPages } from '@/content/domain/bulletin.ts';
import type { AnnouncementRepository } from '@/content/ports/announcement-repository.ts';
import { makeReadComingEvents, type ReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import { makeReadNewestAnnouncements } from '@/content/use-cases/make-read-newest-announcements.ts';
import { makeReadWeekBulletin, type ReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
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

/** The news of the week on the home page. */
export const homeBindings = new ContainerModule(({ bind }) => {
  bind(READ_WEEK_BULLETIN).toResolvedValue(makeReadWeekBulletin, [BULLETIN_REPOSITORY, CLOCK]);
  bind(READ_COMING_EVENTS).toResolvedValue(makeReadComingEvents, [EVENT_CALENDAR, CLOCK]);
  bind(NEWEST_ANNOUNCEMENTS).toResolvedValue(bindNewestAnnouncements, [ANNOUNCEMENT_REPOSITORY]);
  bind(WEEK_BULLETIN).toResolvedValue(bindWeekBulletin, [READ_WEEK_BULLETIN]);
  bind(COMING_EVENTS).toResolvedValue(bindComingEvents, [READ_COMING_EVENTS]);
});

function bindNewestAnnouncements(list: AnnouncementRepository): NewestAnnouncements {
  return provideReadOnce({ read: makeReadNewestAnnouncements(list) });
}

function bindWeekBulletin(read: ReadWeekBulletin): WeekBulletin {
  return provideReadOnce({ read, isEmpty: hasNoPages });
}

function bindComingEvents(read: ReadComingEvents): ComingEvents {
  return provideReadOnce({ read });
}
