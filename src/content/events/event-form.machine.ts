import type { Receiver } from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { ProvidedForm } from '@/shared/form.machine.ts';
import type { Draft } from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Failure } from '@/shared/outcome.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import type { DraftSent } from '../writing/drafts.ts';
import { isOnPage, type PostNotifications, providePostForm } from '../writing/post-form.machine.ts';
import type { PublishingRightRef } from '../writing/publishing-right.machine.ts';
import type { DatedEvent } from './events.ts';
import {
  type EventDraft,
  type EventDraftError,
  emptyEventDraft,
  eventDraftErrors,
  isSameDraft,
  withEndAfterStart,
} from './events.writing.ts';
import type { PublishEvent } from './events.writing.use-cases.ts';
import type { EventsPageNews } from './events-page.machine.ts';

export type EventForm = ProvidedForm<EventDraft, EventDraftError, Failure, DraftSent<DatedEvent>>;

/** The form of a new event, for the chosen day if any. @param page receives the published event */
export type EventFormFactory = (
  page: Receiver<EventsPageNews>,
  right: PublishingRightRef,
) => (day: CalendarDate | undefined) => EventForm;

/** Navigates to the day of a new event, where its page is still shown; else to that page. */
export const leadToEvent =
  (navigation: Navigation) =>
  ({ start: day }: DatedEvent, address: string, page: Receiver<EventsPageNews>) =>
  () =>
    isOnPage(navigation, address) ? page.send({ type: 'newEvent.asked', day }) : navigation.goTo(address);

/** The forms of new events (EVNT-04). @param draft stored for the next form while the dialog is closed */
export function provideEventForms(
  publish: PublishEvent,
  draft: Draft<EventDraft>,
  { notifications, navigation }: PostNotifications,
): EventFormFactory {
  const sentForms = makeSentForms<EventDraft, DraftSent<DatedEvent>, Failure>();
  return (page, right) => (day) => {
    const days = day === undefined ? {} : { start: day, end: day };
    const initial = { ...emptyEventDraft, ...days };
    return providePostForm<EventDraft, EventDraftError, DatedEvent, Failure>(
      { notifications, navigation },
      {
        name: 'event',
        definition: { initial, errors: eventDraftErrors, follow: withEndAfterStart },
        draft: {
          read: () => onDays(draft.read(), days),
          // The days of the calendar alone are no draft.
          write: (values) => draft.write(isSameDraft(values, initial) ? emptyEventDraft : values),
        },
        sentForms,
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

/** What was typed, on the day that is pressed; a span of days was chosen by hand, and stays. */
const onDays = (stored: EventDraft | undefined, days: Partial<EventDraft>): EventDraft | undefined =>
  stored && (stored.start === stored.end ? { ...stored, ...days } : stored);
