import { eventFileBindings, SAVE_EVENT_FILE } from './event-file.bindings.ts';
import { EVENT_PAGES, eventPageBindings } from './event-page.bindings.ts';
import { eventPublisherBindings } from './event-publisher.bindings.ts';
import { eventRepositoryBindings } from './event-repository.bindings.ts';
import { createFeature } from './feature.ts';
import { fileSaverBindings } from './file-saver.bindings.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { SHARE_LINK, sharingBindings } from './sharing.bindings.ts';

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
    eventPageBindings,
  ],
);
