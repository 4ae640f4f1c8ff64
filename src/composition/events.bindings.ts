import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { makeHttpEventPublisher } from '@/adapters/http/http-event-publisher.ts';
import { addressOfMonth, daysOfMonth } from '@/content/domain/calendar-month.ts';
import { type EventDraft, emptyEventDraft, eventDraftProblems } from '@/content/domain/event-draft.ts';
import { provideMonth } from '@/content/machines/provide-month.ts';
import type { EventCalendar } from '@/content/ports/event-calendar.ts';
import type { EventPublisher } from '@/content/ports/event-publisher.ts';
import { makePublishEvent, type PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import { makeReadDaysBeside } from '@/content/use-cases/make-read-days-beside.ts';
import { makeSaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import {
  EVENT_CALENDAR,
  EVENT_FORM,
  EVENT_MONTH,
  EVENT_PUBLISHER,
  type EventFormFactory,
  type EventMonth,
  PUBLISH_EVENT,
  SAVE_EVENT_FILE,
} from './events.tokens.ts';
import { makeKeptDraft } from './kept-draft.ts';
import { isOnPage, providePostForm } from './posts.ts';
import { notifyRemovals } from './removal-notices.ts';
import {
  AUTHENTICATED_CLIENT,
  CLOCK,
  FILE_SAVER,
  NAVIGATION,
  NOTIFICATIONS,
  SESSION,
  type SessionActor,
} from './tokens.ts';

/** The calendar of events (EVNT-01…08). */
export const eventsBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PUBLISHER).toResolvedValue(makeHttpEventPublisher, [AUTHENTICATED_CLIENT]);
  bind(PUBLISH_EVENT).toResolvedValue(makePublishEvent, [EVENT_PUBLISHER, EVENT_CALENDAR]);
  bind(FILE_SAVER).toConstantValue(browserFileSaver);
  bind(SAVE_EVENT_FILE).toResolvedValue(makeSaveEventFile, [FILE_SAVER, CLOCK]);
  bind(EVENT_MONTH)
    .toResolvedValue(bindEventMonth, [EVENT_CALENDAR, EVENT_PUBLISHER, NAVIGATION, NOTIFICATIONS])
    .inSingletonScope();
  bind(EVENT_FORM)
    .toResolvedValue(makeEventForms, [PUBLISH_EVENT, NOTIFICATIONS, NAVIGATION, SESSION])
    .inSingletonScope();
});

function bindEventMonth(
  calendar: EventCalendar,
  publisher: EventPublisher,
  navigation: Navigation,
  notices: ToastQueue,
): EventMonth {
  return provideMonth({
    // A month that cannot be read says so in its own place: there is no toast (EVNT-07).
    read: (month, signal) => calendar.during(daysOfMonth(month), signal),
    remove: ({ id }) => publisher.remove(id),
    readAround: makeReadDaysBeside(calendar),
    showAddress: (month) => navigation.goTo(addressOfMonth(navigation.current(), month)),
    ...notifyRemovals(notices, 'event'),
  });
}

function makeEventForms(
  publish: PublishEvent,
  notices: ToastQueue,
  navigation: Navigation,
  session: SessionActor,
): EventFormFactory {
  // The form comes and goes with its window, and with the page; what was typed waits for the next.
  const draft = makeKeptDraft(session, makeSessionDraftStore('event'), () => emptyEventDraft);
  return (published) => (day) => {
    const days = day === undefined ? {} : { start: day, end: day };
    return providePostForm(
      { notices, navigation },
      {
        name: 'event',
        definition: { initial: { ...emptyEventDraft, ...days }, problems: eventDraftProblems },
        draft: { read: () => onDays(draft.read(), days), write: draft.write },
        publish,
        published: (event, page) => {
          const show = published(event);
          return () => (isOnPage(navigation, page) ? show() : navigation.goTo(page));
        },
      },
    );
  };
}

const onDays = (kept: EventDraft | undefined, days: Partial<EventDraft>): EventDraft | undefined =>
  kept && { ...kept, ...days };
