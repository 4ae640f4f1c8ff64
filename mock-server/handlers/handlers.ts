import type { RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import { accountHandlers, sessionHandlers } from './accounts.ts';
import { correctionHandlers } from './corrections.ts';
import { directoryHandlers } from './directory.ts';
import { meHandlers } from './me.ts';
import { organisationHandlers } from './organisation.ts';
import { dutyHandlers, memberHandlers, zoneHandlers } from './people.ts';
import { prayerHandlers } from './prayers.ts';
import { roleHandlers } from './roles.ts';
import { searchHandlers } from './search.ts';
import { createVisitorHandlers } from './visitor-handlers.ts';

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
