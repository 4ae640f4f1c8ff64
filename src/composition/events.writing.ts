import { eventDraftCalls, makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { leadToEvent, provideEventForms } from '@/content/events/event-form.machine.ts';
import { emptyEventDraft } from '@/content/events/events.writing.ts';
import { storedDraft } from './drafts.ts';
import { entry } from './entry.ts';
import { PUBLISH_EVENT, writtenEvents } from './events.editing.ts';
import { plainDrafts } from './posts.writing.ts';
import { telling } from './telling.ts';

/** What publishers use over the calendar: the form of a new event (EVNT-05), and drafts (EDIT-03). */
export const eventsWritingEntry = entry({
  form: (get) =>
    provideEventForms(
      get(PUBLISH_EVENT),
      storedDraft(get, writtenEvents.name, () => emptyEventDraft),
      telling(get),
    ),
  drafts: plainDrafts(writtenEvents, makeHttpEventEditor, eventDraftCalls, leadToEvent),
});
