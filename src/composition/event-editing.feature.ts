import { makeHttpEventEditor } from '@/adapters/http/http-event-editor.ts';
import { plainEditingFeature } from './plain-editing.ts';
import { writtenEvents } from './written-event.kind.ts';

/** Changing events (EDIT-01). */
export const eventEditingFeature = plainEditingFeature(writtenEvents, makeHttpEventEditor);
