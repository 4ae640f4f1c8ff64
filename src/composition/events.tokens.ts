import type { EventDraft, EventDraftProblem, NewEvent } from '@/content/domain/event-draft.ts';
import type { ProvidedMonth } from '@/content/machines/provide-month.ts';
import type { EventCalendar } from '@/content/ports/event-calendar.ts';
import type { EventPublisher } from '@/content/ports/event-publisher.ts';
import type { PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import type { SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { Fault } from '@/shared/domain/outcome.ts';
import type { ProvidedForm } from '@/shared/machines/provide-form.ts';
import { token } from './token.ts';

/** The calendar's month with its calls provided. */
export type EventMonth = ProvidedMonth;
export interface EventForm extends ProvidedForm<EventDraft, EventDraftProblem, Fault> {
  /** The form has gone from the page. */
  readonly left: () => void;
}

/** The form of a new event, opened for a day where one was chosen; what it publishes goes to `published`, which gives what leads to it. */
export type EventFormFactory = (
  published: (event: NewEvent) => () => void,
) => (day: CalendarDate | undefined) => EventForm;

export const EVENT_PUBLISHER = token<EventPublisher>('EventPublisher');
export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');
export const SAVE_EVENT_FILE = token<SaveEventFile>('SaveEventFile');
export const EVENT_MONTH = token<EventMonth>('EventMonth');
export const EVENT_FORM = token<EventFormFactory>('EventForm');
export const EVENT_CALENDAR = token<EventCalendar>('EventCalendar');
