import { eventCalendarBindings } from './event-calendar.bindings.ts';
import { eventsBindings } from './events.bindings.ts';
import { EVENT_FORM, EVENT_MONTH, SAVE_EVENT_FILE } from './events.tokens.ts';
import { createFeature } from './feature.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';

/** The calendar of events. */
export const eventsFeature = createFeature(
  { month: EVENT_MONTH, form: EVENT_FORM, saveFile: SAVE_EVENT_FILE, publishingRights: PUBLISHING_RIGHTS },
  [publishingRightBindings, eventCalendarBindings, eventsBindings],
);
