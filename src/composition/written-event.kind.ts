import { eventKind } from '@/content/domain/event-draft.ts';
import { eventPublisherBindings } from './event-publisher.bindings.ts';
import { eventRepositoryBindings } from './event-repository.bindings.ts';
import { eventsBindings, PUBLISH_EVENT } from './events.bindings.ts';

/** How events are changed and drafted, with the code that publishes them. */
export const writtenEvents = {
  ...eventKind,
  publish: PUBLISH_EVENT,
  bindings: [eventRepositoryBindings, eventPublisherBindings, eventsBindings],
};
