import { eventDraftCalls, makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { leadToEvent } from '@/content/writing/post-form.machine.ts';
import { writtenEvents } from './events.editing.ts';
import { plainDraftsFeature } from './posts.writing.ts';

/** The drafts of events (EDIT-03). */
export const eventDraftsFeature = plainDraftsFeature(writtenEvents, makeHttpEventEditor, eventDraftCalls, leadToEvent);
