import { eventDraftCalls } from '@/adapters/http/event-draft-calls.ts';
import { makeHttpEventEditor } from '@/adapters/http/http-event-editor.ts';
import { leadToEvent } from '@/content/machines/show-on-page.ts';
import { plainDraftsFeature } from './plain-drafts.ts';
import { writtenEvents } from './written-event.kind.ts';

/** The drafts of events (EDIT-03). */
export const eventDraftsFeature = plainDraftsFeature(writtenEvents, makeHttpEventEditor, eventDraftCalls, leadToEvent);
