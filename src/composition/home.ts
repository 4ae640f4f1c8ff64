import { ContainerModule } from 'inversify';
import { type Bulletin, hasNoPages } from '@/content/bulletins/bulletins.ts';
import type { ChurchEvent } from '@/content/events/events.ts';
import {
  makeReadComingEvents,
  makeReadNewestAnnouncements,
  makeReadWeekBulletin,
} from '@/content/home/week-news.use-cases.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import { BULLETIN_REPOSITORY, bulletinRepositoryBindings } from './bulletin-repository.bindings.ts';
import { createFeature } from './entry.ts';
import { EVENT_REPOSITORY, eventRepositoryBindings } from './event-repository.bindings.ts';
import { announcements } from './post-kinds.ts';
import { CLOCK, token } from './tokens.ts';

export const NEWEST_ANNOUNCEMENTS = token<ProvidedReadOnce<readonly Announcement[]>>('NewestAnnouncements');
export const WEEK_BULLETIN = token<ProvidedReadOnce<Bulletin>>('WeekBulletin');
export const COMING_EVENTS = token<ProvidedReadOnce<readonly ChurchEvent[]>>('ComingEvents');

const homeBindings = new ContainerModule(({ bind }) => {
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

/** The news of the week on the home page. */
export const homeFeature = createFeature(
  { announcements: NEWEST_ANNOUNCEMENTS, bulletin: WEEK_BULLETIN, events: COMING_EVENTS },
  [...announcements.bindings, bulletinRepositoryBindings, eventRepositoryBindings, homeBindings],
);
