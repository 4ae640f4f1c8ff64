import type { RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import { advertisementHandlers } from './advertisement-handlers.ts';
import { announcementHandlers } from './announcement-handlers.ts';
import { attendanceHandlers } from './attendance-handlers.ts';
import { bibleStudyHandlers } from './bible-study-handlers.ts';
import { draftHandlers } from './draft-handlers.ts';
import { eventHandlers } from './event-handlers.ts';
import { fileHandlers } from './file-handlers.ts';

/** The calls for what visitors read too, and all others at their addresses; a browser fetches their code before the others'. */
export const createVisitorHandlers = (church: Church): RequestHandler[] => [
  // Before those of the same addresses without their flag.
  ...draftHandlers(church),
  ...announcementHandlers(church),
  ...advertisementHandlers(church),
  ...bibleStudyHandlers(church),
  ...fileHandlers(church),
  // Before those for an event by its number: the calendar's address is no number.
  ...attendanceHandlers(church),
  ...eventHandlers(church),
];
