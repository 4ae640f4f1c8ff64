import { announcementRepositoryBindings } from './announcement-repository.bindings.ts';
import { bulletinRepositoryBindings } from './bulletin-repository.bindings.ts';
import { eventCalendarBindings } from './event-calendar.bindings.ts';
import { createFeature } from './feature.ts';
import { homeBindings } from './home.bindings.ts';
import { COMING_EVENTS, NEWEST_ANNOUNCEMENTS, WEEK_BULLETIN } from './home.tokens.ts';

/** The news of the week on the home page. */
export const homeFeature = createFeature(
  { announcements: NEWEST_ANNOUNCEMENTS, bulletin: WEEK_BULLETIN, events: COMING_EVENTS },
  [announcementRepositoryBindings, bulletinRepositoryBindings, eventCalendarBindings, homeBindings],
);
