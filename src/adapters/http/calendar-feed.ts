import * as z from 'zod/mini';
import type { CalendarFeed } from '@/content/events/events.ports.ts';
import { done } from '@/shared/outcome.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { maybeUnsupported } from './optional-endpoint.ts';

const PATH = 'api/Event/calendar.ics';

const wireCalendar = z.string().check(z.startsWith('BEGIN:VCALENDAR'));

/**
 * The calendar to subscribe to (MINE-05). It is requested as calendar programs request it: by GET, because many servers
 * do not answer HEAD.
 * @param send a client without a session
 * @param baseUrl of the server
 */
export function makeHttpCalendarFeed(send: HttpClient, baseUrl: string): CalendarFeed {
  return {
    find: async (signal) => {
      const calendar = maybeUnsupported(parseAnswer(await send({ path: PATH, signal }), wireCalendar));
      return calendar.kind === 'done' ? done(`${baseUrl}${PATH}`) : calendar;
    },
  };
}
