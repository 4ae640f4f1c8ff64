import { browserFileSaver } from '@/adapters/browser/files.ts';
import { browserLinkSharing } from '@/adapters/browser/sharing.ts';
import { makeHttpEventPublisher, makeHttpEventRepository } from '@/adapters/http/events.ts';
import { makeFindEvent, makeRemoveEvent, makeSaveEventFile } from '@/content/events/events.use-cases.ts';
import { provideEventPages } from '@/content/posts/post-page.machine.ts';
import { makeShareLink } from '@/content/posts/sharing.use-cases.ts';
import { providePublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { entry } from './entry.ts';
import { REMOVAL_OFFERS } from './removal-offers.ts';
import { ADDRESS_OF, AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The page of one event (PAGE-01). */
export const eventPageEntry = entry({
  pageOf: (get) => {
    const send = get(AUTHENTICATED_CLIENT);
    const calendar = makeHttpEventRepository(send);
    return provideEventPages(
      { find: makeFindEvent(calendar), remove: makeRemoveEvent(makeHttpEventPublisher(send), calendar) },
      { offers: get(REMOVAL_OFFERS), navigation: get(NAVIGATION), list: get(ADDRESS_OF)('events') },
    );
  },
  saveFile: (get) => makeSaveEventFile(browserFileSaver, get(CLOCK)),
  shareLink: (get) => makeShareLink(browserLinkSharing, get(NOTIFICATIONS)),
  publishingRights: (get) => providePublishingRights(get(CURRENT_USER)),
});
