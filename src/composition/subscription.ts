import { absoluteAddress, browserAddressCopying } from '@/adapters/browser/sharing.ts';
import { makeHttpCalendarFeed } from '@/adapters/http/calendar-feed.ts';
import { makeCopyAddress } from '@/content/posts/sharing.use-cases.ts';
import { entry } from './entry.ts';
import { BASE_URL, NOTIFICATIONS, VISITOR_CLIENT } from './tokens.ts';

/** Subscribing to the calendar of events (MINE-05). */
export const subscriptionEntry = entry({
  // Requested without a session, as calendar programs will request it.
  address: (get) => () => {
    const feed = makeHttpCalendarFeed(get(VISITOR_CLIENT), absoluteAddress(get(BASE_URL)));
    return { read: (signal: AbortSignal) => feed.find(signal) };
  },
  copy: (get) => makeCopyAddress(browserAddressCopying, get(NOTIFICATIONS)),
});
