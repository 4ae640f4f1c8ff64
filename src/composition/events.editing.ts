import { ContainerModule } from 'inversify';
import { makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { eventKind } from '@/content/events/events.writing.ts';
import { makePublishEvent, type PublishEvent } from '@/content/events/events.writing.use-cases.ts';
import { EVENT_PUBLISHER, eventPublisherBindings } from './event-publisher.bindings.ts';
import { EVENT_REPOSITORY, eventRepositoryBindings } from './event-repository.bindings.ts';
import { plainEditingFeature } from './posts.editing.ts';
import { token } from './tokens.ts';

export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');

/** Publishing events (EVNT-05). */
const eventPublishingBindings = new ContainerModule(({ bind }) => {
  bind(PUBLISH_EVENT).toResolvedValue(makePublishEvent, [EVENT_PUBLISHER, EVENT_REPOSITORY]);
});

/** How events are changed and drafted, with the code that publishes them. */
export const writtenEvents = {
  ...eventKind,
  publish: PUBLISH_EVENT,
  bindings: [eventRepositoryBindings, eventPublisherBindings, eventPublishingBindings],
};

/** Changing events (EDIT-01). */
export const eventEditingFeature = plainEditingFeature(writtenEvents, makeHttpEventEditor);
