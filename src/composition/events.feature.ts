import { eventFileBindings, SAVE_EVENT_FILE } from './event-file.bindings.ts';
import { eventPublisherBindings } from './event-publisher.bindings.ts';
import { eventRepositoryBindings } from './event-repository.bindings.ts';
import { EVENT_FORM, EVENT_MONTH, eventsBindings } from './events.bindings.ts';
import { createFeature } from './feature.ts';
import { fileSaverBindings } from './file-saver.bindings.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';

/** The calendar of events. */
export const eventsFeature = createFeature(
  { month: EVENT_MONTH, form: EVENT_FORM, saveFile: SAVE_EVENT_FILE, publishingRights: PUBLISHING_RIGHTS },
  [
    publishingRightBindings,
    eventRepositoryBindings,
    eventPublisherBindings,
    fileSaverBindings,
    eventFileBindings,
    eventsBindings,
  ],
);
