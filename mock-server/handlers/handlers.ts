import type { RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import { accountHandlers } from './account-handlers.ts';
import { advertisementHandlers } from './advertisement-handlers.ts';
import { announcementHandlers } from './announcement-handlers.ts';
import { bibleStudyHandlers } from './bible-study-handlers.ts';
import { draftHandlers } from './draft-handlers.ts';
import { dutyHandlers } from './duty-handlers.ts';
import { eventHandlers } from './event-handlers.ts';
import { fileHandlers } from './file-handlers.ts';
import { memberHandlers } from './member-handlers.ts';
import { organisationHandlers } from './organisation-handlers.ts';
import { roleHandlers } from './role-handlers.ts';
import { searchHandlers } from './search-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { zoneHandlers } from './zone-handlers.ts';

/** Every call of the API, answered by one church. */
export const createHandlers = (church: Church): RequestHandler[] => [
  ...sessionHandlers(church),
  ...accountHandlers(church),
  // Before those of the same addresses without their flag.
  ...draftHandlers(church),
  ...announcementHandlers(church),
  ...advertisementHandlers(church),
  ...bibleStudyHandlers(church),
  ...fileHandlers(church),
  ...eventHandlers(church),
  ...memberHandlers(church),
  ...dutyHandlers(church),
  ...zoneHandlers(church),
  ...roleHandlers(church),
  ...organisationHandlers(church),
  ...searchHandlers(church),
];
