import { announcements } from './announcement.kind.ts';
import { bulletinRepositoryBindings } from './bulletin-repository.bindings.ts';
import { eventRepositoryBindings } from './event-repository.bindings.ts';
import { createFeature } from './feature.ts';
import { COMING_EVENTS, homeBindings, NEWEST_ANNOUNCEMENTS, WEEK_BULLETIN } from './home.bindings.ts';

/** The news of the week on the home page. */
export const homeFeature = createFeature(
  { announcements: NEWEST_ANNOUNCEMENTS, bulletin: WEEK_BULLETIN, events: COMING_EVENTS },
  [...announcements.bindings, bulletinRepositoryBindings, eventRepositoryBindings, homeBindings],
);
