import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import { hasNoPages } from '@/content/bulletins/bulletins.ts';
import {
  makeReadComingEvents,
  makeReadNewestAnnouncements,
  makeReadWeekBulletin,
} from '@/content/home/week-news.use-cases.ts';
import { entry } from './entry.ts';
import { announcements } from './post-kinds.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CLOCK } from './tokens.ts';

/** The news of the week on the home page. */
export const homeEntry = entry({
  announcements: (get) => ({ read: makeReadNewestAnnouncements(get(announcements.repository)) }),
  bulletin: (get) => {
    const bulletins = makeHttpBulletinRepository(get(AUTHENTICATED_CLIENT), get(BASE_URL));
    return { read: makeReadWeekBulletin(bulletins, get(CLOCK)), isEmpty: hasNoPages };
  },
  events: (get) => {
    const calendar = makeHttpEventRepository(get(AUTHENTICATED_CLIENT));
    return { read: makeReadComingEvents(calendar, get(CLOCK)) };
  },
});
