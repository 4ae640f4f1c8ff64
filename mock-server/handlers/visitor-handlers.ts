import type { RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import { advertisementHandlers } from './advertisement-handlers.ts';
import { announcementHandlers } from './announcement-handlers.ts';
import { attendanceHandlers } from './attendance-handlers.ts';
import { bibleStudyHandlers } from './bible-study-handlers.ts';
import { draftHandlers } from './draft-handlers.ts';
import { eventHandlers } from './event-handlers.ts';
import { fileHandlers } from './file-handlers.ts';

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
  ...fileHandlers(church),
  // Before those for an event by its number, which would match the calendar's address.
  ...attendanceHandlers(church),
  ...eventHandlers(church),
];
