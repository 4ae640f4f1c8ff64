import { browserFileSaver } from '@/adapters/browser/files.ts';
import { wideScreen } from '@/adapters/browser/wide-screen.ts';
import { makeHttpEventPublisher, makeHttpEventRepository } from '@/adapters/http/events.ts';
import { makeRemoveEvent, makeSaveEventFile } from '@/content/events/events.use-cases.ts';
import { provideEventMonth } from '@/content/events/events-page.machine.ts';
import { makeReadAdjacentEvents } from '@/content/events/month.machine.ts';
import { providePublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { entry } from './entry.ts';
import { REMOVAL_OFFERS } from './removal-offers.ts';
import { ADDRESS_OF, AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION } from './tokens.ts';

/** The calendar of events: reading, and removing what is shown (EVNT-01…08). */
export const eventsEntry = entry({
  month: (get) => {
    const send = get(AUTHENTICATED_CLIENT);
    const repository = makeHttpEventRepository(send);
    return provideEventMonth({
      repository,
      remove: makeRemoveEvent(makeHttpEventPublisher(send), repository),
      readAdjacentEvents: makeReadAdjacentEvents(repository),
      page: get(ADDRESS_OF)('events'),
      navigation: get(NAVIGATION),
      offers: get(REMOVAL_OFFERS),
      clock: get(CLOCK),
      screen: wideScreen,
    });
  },
  saveFile: (get) => makeSaveEventFile(browserFileSaver, get(CLOCK)),
  publishingRights: (get) => providePublishingRights(get(CURRENT_USER)),
});
