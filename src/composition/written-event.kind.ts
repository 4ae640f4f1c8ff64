import { eventKind } from '@/content/domain/event-draft.ts';
import { eventCalendarBindings } from './event-calendar.bindings.ts';
import { eventsBindings } from './events.bindings.ts';
import { EVENT_CALENDAR, PUBLISH_EVENT } from './events.tokens.ts';

/** Events as they are changed and drafted, with the code that publishes them. */
export const writtenEvents = {
  ...eventKind,
  publish: PUBLISH_EVENT,
  published: EVENT_CALENDAR,
  bindings: [eventCalendarBindings, eventsBindings],
};
