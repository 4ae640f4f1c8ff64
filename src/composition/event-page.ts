import { ContainerModule } from 'inversify';
import { makeFindEvent, makeRemoveEvent } from '@/content/events/events.use-cases.ts';
import { type EventPages, provideEventPages } from '@/content/posts/post-page.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { createFeature } from './entry.ts';
import { eventFileBindings, SAVE_EVENT_FILE } from './event-file.bindings.ts';
import { EVENT_PUBLISHER, eventPublisherBindings } from './event-publisher.bindings.ts';
import { EVENT_REPOSITORY, eventRepositoryBindings } from './event-repository.bindings.ts';
import { fileSaverBindings } from './file-saver.bindings.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { REMOVAL_OFFERS, removalOffersBindings } from './removal-offers.ts';
import { SHARE_LINK, sharingBindings } from './sharing.bindings.ts';
import { NAVIGATION, token } from './tokens.ts';

const EVENT_PAGES = token<EventPages>('EventPages');

/** The page of one event (PAGE-01). */
const eventPageBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PAGES).toResolvedValue(
    (publisher, calendar, offers, navigation) =>
      provideEventPages(
        { find: makeFindEvent(calendar), remove: makeRemoveEvent(publisher, calendar) },
        { offers, navigation, list: href('events') },
      ),
    [EVENT_PUBLISHER, EVENT_REPOSITORY, REMOVAL_OFFERS, NAVIGATION],
  );
});

/** The page of one event (PAGE-01). */
export const eventPageFeature = createFeature(
  { pageOf: EVENT_PAGES, saveFile: SAVE_EVENT_FILE, shareLink: SHARE_LINK, publishingRights: PUBLISHING_RIGHTS },
  [
    publishingRightBindings,
    eventRepositoryBindings,
    eventPublisherBindings,
    fileSaverBindings,
    eventFileBindings,
    sharingBindings,
    removalOffersBindings,
    eventPageBindings,
  ],
);
