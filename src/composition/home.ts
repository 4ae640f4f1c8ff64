import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import { hasNoPages } from '@/content/bulletins/bulletins.ts';
import {
  makeReadComingEvents,
  makeReadNewestAnnouncements,
  makeReadWeekBulletin,
} from '@/content/home/week-news.use-cases.ts';
import { provideReadOnce } from '@/shared/reading.machine.ts';
import { entry } from './entry.ts';
import { announcements } from './post-kinds.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CLOCK } from './tokens.ts';

/** The news of the week on the home page. */
export const homeEntry = entry({
  announcements: (get) => provideReadOnce({ read: makeReadNewestAnnouncements(get(announcements.repository)) }),
  bulletin: (get) => {
    const bulletins = makeHttpBulletinRepository(get(AUTHENTICATED_CLIENT), get(BASE_URL));
    return provideReadOnce({ read: makeReadWeekBulletin(bulletins, get(CLOCK)), isEmpty: hasNoPages });
  },
  events: (get) => {
    const calendar = makeHttpEventRepository(get(AUTHENTICATED_CLIENT));
    return provideReadOnce({ read: makeReadComingEvents(calendar, get(CLOCK)) });
  },
});
