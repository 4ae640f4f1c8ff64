import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { Draft, ProvidedForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { DatedEvent } from '../domain/church-event.ts';
import {
  type EventDraft,
  type EventDraftError,
  emptyEventDraft,
  eventDraftErrors,
  isSameDraft,
} from '../domain/event-draft.ts';
import type { DraftSent } from '../domain/saved-draft.ts';
import type { PublishEvent } from '../use-cases/make-publish-event.ts';
import type { EventsPageNews } from './events-page.machine.ts';
import { type PostNotifications, type PublishingRightRef, providePostForm } from './provide-post-form.ts';
import { leadToEvent } from './show-on-page.ts';

export type EventForm = ProvidedForm<EventDraft, EventDraftError, Failure, DraftSent<DatedEvent>>;

/** The form of a new event, for the chosen day if any. @param page receives the published event */
export type EventFormFactory = (
  page: Receiver<EventsPageNews>,
  right: PublishingRightRef,
) => (day: CalendarDate | undefined) => EventForm;

/** The forms of new events (EVNT-04). @param draft stored for the next form while the dialog is closed */
export function provideEventForms(
  publish: PublishEvent,
  draft: Draft<EventDraft>,
  { notifications, navigation }: PostNotifications,
): EventFormFactory {
  return (page, right) => (day) => {
    const days = day === undefined ? {} : { start: day, end: day };
    const initial = { ...emptyEventDraft, ...days };
    return providePostForm<EventDraft, EventDraftError, DatedEvent, Failure>(
      { notifications, navigation },
      {
        name: 'event',
        definition: { initial, errors: eventDraftErrors },
        draft: {
          read: () => onDays(draft.read(), days),
          // The days of the calendar alone are no draft.
          write: (values) => draft.write(isSameDraft(values, initial) ? emptyEventDraft : values),
        },
        right,
        publish,
        list: page,
        dialog: page,
        linkTo: (event, address) => leadToEvent(navigation)(event, address, page),
        savedAsDraft: () => page.send({ type: 'draft.saved' }),
      },
    );
  };
}

const onDays = (stored: EventDraft | undefined, days: Partial<EventDraft>): EventDraft | undefined =>
  stored && { ...stored, ...days };
