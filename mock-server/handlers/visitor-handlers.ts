import type { RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import { bulletinHandlers } from './bulletins.ts';
import { draftHandlers } from './drafts.ts';
import { attendanceHandlers, eventHandlers } from './events.ts';
import { advertisementHandlers, announcementHandlers, bibleStudyHandlers } from './posts.ts';

/**
 * The calls that visitors make too, with all others at the same addresses; a browser loads their code before the
 * others'.
 */
export const createVisitorHandlers = (church: Church): RequestHandler[] => [
  // Before those with the same addresses without the flag.
  ...draftHandlers(church),
  ...announcementHandlers(church),
  ...advertisementHandlers(church),
  ...bibleStudyHandlers(church),
  ...bulletinHandlers(church),
  // Before those for an event by its number, which would match the calendar's address.
  ...attendanceHandlers(church),
  ...eventHandlers(church),
];
