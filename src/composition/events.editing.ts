import { makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { eventKind } from '@/content/events/events.writing.ts';
import { eventPublisherBindings } from './event-publisher.bindings.ts';
import { eventRepositoryBindings } from './event-repository.bindings.ts';
import { eventsBindings, PUBLISH_EVENT } from './events.ts';
import { plainEditingFeature } from './posts.editing.ts';

/** How events are changed and drafted, with the code that publishes them. */
export const writtenEvents = {
  ...eventKind,
  publish: PUBLISH_EVENT,
  bindings: [eventRepositoryBindings, eventPublisherBindings, eventsBindings],
};

/** Changing events (EDIT-01). */
export const eventEditingFeature = plainEditingFeature(writtenEvents, makeHttpEventEditor);
