import { ContainerModule } from 'inversify';
import type { Announcement } from '@/content/domain/announcement.ts';
import { type Bulletin, hasNoPages } from '@/content/domain/bulletin.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { makeReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import { makeReadNewestAnnouncements } from '@/content/use-cases/make-read-newest-announcements.ts';
import { makeReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { announcements } from './announcement.kind.ts';
import { BULLETIN_REPOSITORY } from './bulletin-repository.bindings.ts';
import { EVENT_REPOSITORY } from './event-repository.bindings.ts';
import { token } from './token.ts';
import { CLOCK } from './tokens.ts';

export const NEWEST_ANNOUNCEMENTS = token<ProvidedReadOnce<readonly Announcement[]>>('NewestAnnouncements');
export const WEEK_BULLETIN = token<ProvidedReadOnce<Bulletin>>('WeekBulletin');
export const COMING_EVENTS = token<ProvidedReadOnce<readonly ChurchEvent[]>>('ComingEvents');

/** The news of the week on the home page. */
export const homeBindings = new ContainerModule(({ bind }) => {
  bind(NEWEST_ANNOUNCEMENTS).toResolvedValue(
    (list) => provideReadOnce({ read: makeReadNewestAnnouncements(list) }),
    [announcements.repository],
  );
  bind(WEEK_BULLETIN).toResolvedValue(
    (bulletins, clock) => provideReadOnce({ read: makeReadWeekBulletin(bulletins, clock), isEmpty: hasNoPages }),
    [BULLETIN_REPOSITORY, CLOCK],
  );
  bind(COMING_EVENTS).toResolvedValue(
    (calendar, clock) => provideReadOnce({ read: makeReadComingEvents(calendar, clock) }),
    [EVENT_REPOSITORY, CLOCK],
  );
});
