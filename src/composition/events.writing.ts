import { ContainerModule } from 'inversify';
import { eventDraftCalls, makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { type EventFormFactory, leadToEvent, provideEventForms } from '@/content/events/event-form.machine.ts';
import { emptyEventDraft } from '@/content/events/events.writing.ts';
import { storedDraft } from './drafts.ts';
import { createFeature } from './entry.ts';
import { writtenEvents } from './events.editing.ts';
import { plainDraftsFeature } from './posts.writing.ts';
import { CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

const EVENT_FORM = token<EventFormFactory>('EventForm');

const formBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_FORM).toResolvedValue(
    (publish, user, notifications, navigation) =>
      provideEventForms(
        publish,
        storedDraft(user, writtenEvents.name, () => emptyEventDraft),
        { notifications, navigation },
      ),
    [writtenEvents.publish, CURRENT_USER, NOTIFICATIONS, NAVIGATION],
  );
});

const drafts = plainDraftsFeature(writtenEvents, makeHttpEventEditor, eventDraftCalls, leadToEvent);

/** What publishers use over the calendar: the form of a new event (EVNT-05), and drafts (EDIT-03). */
export const eventsWritingFeature = createFeature({ form: EVENT_FORM, ...drafts.tokens }, [
  ...drafts.bindings,
  formBindings,
]);
