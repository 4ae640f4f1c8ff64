import { eventCalendarBindings } from './event-calendar.bindings.ts';
import { eventEditingBindings } from './event-editing.bindings.ts';
import { eventsBindings } from './events.bindings.ts';
import { EVENT_EDITING } from './events.tokens.ts';
import { createFeature } from './feature.ts';

/** Changing events: a feature of its own, since few members do it. */
export const eventEditingFeature = createFeature({ editing: EVENT_EDITING }, [
  eventCalendarBindings,
  eventsBindings,
  eventEditingBindings,
]);
