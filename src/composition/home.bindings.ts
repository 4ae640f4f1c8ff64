import { ContainerModule } from 'inversify';
import { hasNoPages } from '@/content/domain/bulletin.ts';
import { makeReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import { makeReadNewestAnnouncements } from '@/content/use-cases/make-read-newest-announcements.ts';
import { makeReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { ANNOUNCEMENT_REPOSITORY } from './announcements.tokens.ts';
import { BULLETIN_REPOSITORY } from './bulletins.tokens.ts';
import { EVENT_CALENDAR } from './events.tokens.ts';
import {
  COMING_EVENTS,
  NEWEST_ANNOUNCEMENTS,
  READ_COMING_EVENTS,
  READ_WEEK_BULLETIN,
  WEEK_BULLETIN,
} from './home.tokens.ts';
import { CLOCK } from './tokens.ts';

/** The news of the week on the home page. */
export const homeBindings = new ContainerModule(({ bind }) => {
  bind(READ_WEEK_BULLETIN).toResolvedValue(makeReadWeekBulletin, [BULLETIN_REPOSITORY, CLOCK]);
  bind(READ_COMING_EVENTS).toResolvedValue(makeReadComingEvents, [EVENT_CALENDAR, CLOCK]);
  bind(NEWEST_ANNOUNCEMENTS).toResolvedValue(
    (list) => provideReadOnce({ read: makeReadNewestAnnouncements(list) }),
    [ANNOUNCEMENT_REPOSITORY],
  );
  bind(WEEK_BULLETIN).toResolvedValue((read) => provideReadOnce({ read, isEmpty: hasNoPages }), [READ_WEEK_BULLETIN]);
  bind(COMING_EVENTS).toResolvedValue((read) => provideReadOnce({ read }), [READ_COMING_EVENTS]);
});
