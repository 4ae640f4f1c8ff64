import { ContainerModule } from 'inversify';
import { absoluteAddress, browserAddressCopying } from '@/adapters/browser/sharing.ts';
import { makeHttpCalendarFeed } from '@/adapters/http/calendar-feed.ts';
import { type CopyAddress, makeCopyAddress } from '@/content/posts/sharing.use-cases.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import { createFeature } from './entry.ts';
import { BASE_URL, NOTIFICATIONS, token, VISITOR_CLIENT } from './tokens.ts';

type FeedAddress = () => ProvidedReadOnce<string>;

const FEED_ADDRESS = token<FeedAddress>('FeedAddress');
const COPY_ADDRESS = token<CopyAddress>('CopyAddress');

const bindings = new ContainerModule(({ bind }) => {
  // Requested without a session, as calendar programs will request it.
  bind(FEED_ADDRESS).toResolvedValue(
    (send, baseUrl) => () => {
      const feed = makeHttpCalendarFeed(send, absoluteAddress(baseUrl));
      return provideReadOnce({ read: (signal) => feed.find(signal) });
    },
    [VISITOR_CLIENT, BASE_URL],
  );
  bind(COPY_ADDRESS).toResolvedValue(
    (notifications) => makeCopyAddress(browserAddressCopying, notifications),
    [NOTIFICATIONS],
  );
});

/** Subscribing to the calendar of events (MINE-05). */
export const calendarFeedFeature = createFeature({ address: FEED_ADDRESS, copy: COPY_ADDRESS }, [bindings]);
