import type { RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import { accountHandlers } from './account-handlers.ts';
import { correctionHandlers } from './correction-handlers.ts';
import { directoryHandlers } from './directory-handlers.ts';
import { dutyHandlers } from './duty-handlers.ts';
import { meHandlers } from './me-handlers.ts';
import { memberHandlers } from './member-handlers.ts';
import { organisationHandlers } from './organisation-handlers.ts';
import { prayerHandlers } from './prayer-handlers.ts';
import { roleHandlers } from './role-handlers.ts';
import { searchHandlers } from './search-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { createVisitorHandlers } from './visitor-handlers.ts';
import { zoneHandlers } from './zone-handlers.ts';

/** The handlers of all calls of the API, for one church. */
export const createHandlers = (church: Church): RequestHandler[] => [
  ...sessionHandlers(church),
  ...accountHandlers(church),
  ...createVisitorHandlers(church),
  // Before the members: the address of one member would match the list of requests too.
  ...meHandlers(church),
  ...correctionHandlers(church),
  ...memberHandlers(church),
  ...dutyHandlers(church),
  ...zoneHandlers(church),
  ...roleHandlers(church),
  ...organisationHandlers(church),
  ...searchHandlers(church),
  ...prayerHandlers(church),
  ...directoryHandlers(church),
];
