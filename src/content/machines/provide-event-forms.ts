import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { Draft } from '@/shared/machines/provide-form.ts';
import {
  type EventDraft,
  type EventDraftError,
  emptyEventDraft,
  eventDraftErrors,
  type NewEvent,
} from '../domain/event-draft.ts';
import type { PublishEvent } from '../use-cases/make-publish-event.ts';
import {
  type LeavableForm,
  onItsPage,
  type PostNotifications,
  type PublishingRightRef,
  providePostForm,
} from './provide-post-form.ts';

export type EventForm = LeavableForm<EventDraft, EventDraftError, Failure>;

/** The form of a new event, for the chosen day if any; `published` gets the new event and returns the navigation to it. */
export type EventFormFactory = (
  published: (event: NewEvent) => () => void,
  right: PublishingRightRef,
) => (day: CalendarDate | undefined) => EventForm;

/** The forms of new events (EVNT-04). @param draft kept for the next form while the dialog is closed */
export function provideEventForms(
  publish: PublishEvent,
  draft: Draft<EventDraft>,
  { notifications, navigation }: PostNotifications,
): EventFormFactory {
  return (published, right) => (day) => {
    const days = day === undefined ? {} : { start: day, end: day };
    return providePostForm(
      { notifications, navigation },
      {
        name: 'event',
        definition: { initial: { ...emptyEventDraft, ...days }, errors: eventDraftErrors },
        draft: { read: () => onDays(draft.read(), days), write: draft.write },
        right,
        publish,
        published: (event, page) => onItsPage(navigation)(event, page, published(event)),
      },
    );
  };
}

const onDays = (kept: EventDraft | undefined, days: Partial<EventDraft>): EventDraft | undefined =>
  kept && { ...kept, ...days };
