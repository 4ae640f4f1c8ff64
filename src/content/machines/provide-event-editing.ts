import { done, refused } from '@/shared/domain/outcome.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { DatedEvent } from '../domain/church-event.ts';
import {
  EVENT_FIELDS,
  type EventDraft,
  type EventDraftError,
  eventDraftErrors,
  eventDraftOf,
  type NewEvent,
  readEventDraft,
} from '../domain/event-draft.ts';
import type { PostEditor } from '../ports/post-editor.ts';
import type { KeptEdits } from '../stores/kept-edit.ts';
import type { PublishEvent } from '../use-cases/make-publish-event.ts';
import { type ProvidedEditing, provideEditing } from './provide-editing.ts';

export type EventEditing = ProvidedEditing<keyof EventDraft, EventDraftError, DatedEvent>;

/** The change of events (EDIT-01). */
export function provideEventEditing(
  editor: PostEditor<DatedEvent, NewEvent>,
  publish: PublishEvent,
  drafts: KeptEdits<keyof EventDraft>,
  notifications: Notifications,
): EventEditing {
  return provideEditing({
    name: 'event',
    fields: EVENT_FIELDS,
    errors: eventDraftErrors,
    drafts,
    notifications,
    find: (id, signal) => editor.find(id, signal),
    draftOf: eventDraftOf,
    save: async ({ draft, ...edit }, signal) => {
      const event = readEventDraft(draft);
      return event === undefined ? refused('invalid') : (await editor.save({ ...edit, draft: event }, signal)).outcome;
    },
    publish: async (draft, signal) => {
      const published = await publish(draft, signal);
      return published.kind === 'done' ? done<DatedEvent>(published.value) : published;
    },
  });
}
