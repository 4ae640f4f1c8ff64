import { makeHttpEventPublisher, makeHttpEventRepository } from '@/adapters/http/events.ts';
import { makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { eventKind } from '@/content/events/events.writing.ts';
import { makePublishEvent } from '@/content/events/events.writing.use-cases.ts';
import { shared } from './entry.ts';
import { plainEditingEntry } from './posts.editing.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

/** Publishing events (EVNT-05). */
export const PUBLISH_EVENT = shared('PublishEvent', (get) =>
  makePublishEvent(
    makeHttpEventPublisher(get(AUTHENTICATED_CLIENT)),
    makeHttpEventRepository(get(AUTHENTICATED_CLIENT)),
  ),
);

/** How events are changed and drafted, with the code that publishes them. */
export const writtenEvents = { ...eventKind, publish: PUBLISH_EVENT };

/** Changing events (EDIT-01). */
export const eventEditingEntry = plainEditingEntry(writtenEvents, makeHttpEventEditor);
