import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpEventPublisher } from '@/adapters/http/http-event-publisher.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { emptyEventDraft } from '@/content/domain/event-draft.ts';
import { type EventFormFactory, provideEventForms } from '@/content/machines/provide-event-forms.ts';
import { provideEventMonth } from '@/content/machines/provide-month.ts';
import { makePublishEvent, type PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import { makeReadDaysBeside } from '@/content/use-cases/make-read-days-beside.ts';
import { makeSaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { href } from '../ui/app/routes/href.ts';
import {
  EVENT_CALENDAR,
  EVENT_FORM,
  EVENT_MONTH,
  EVENT_PUBLISHER,
  FILE_SAVER,
  PUBLISH_EVENT,
  READ_DAYS_BESIDE,
  SAVE_EVENT_FILE,
} from './events.tokens.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The calendar of events (EVNT-01…08). */
export const eventsBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PUBLISHER).toResolvedValue(makeHttpEventPublisher, [AUTHENTICATED_CLIENT]);
  bind(PUBLISH_EVENT).toResolvedValue(makePublishEvent, [EVENT_PUBLISHER, EVENT_CALENDAR]);
  bind(FILE_SAVER).toConstantValue(browserFileSaver);
  bind(SAVE_EVENT_FILE).toResolvedValue(makeSaveEventFile, [FILE_SAVER, CLOCK]);
  bind(READ_DAYS_BESIDE).toResolvedValue(makeReadDaysBeside, [EVENT_CALENDAR]);
  bind(EVENT_MONTH).toResolvedValue(
    (calendar, publisher, readDaysBeside, navigation, notifications, clock) =>
      provideEventMonth(calendar, publisher, readDaysBeside, navigation, notifications, clock, href('events')),
    [EVENT_CALENDAR, EVENT_PUBLISHER, READ_DAYS_BESIDE, NAVIGATION, NOTIFICATIONS, CLOCK],
  );
  bind(EVENT_FORM).toResolvedValue(makeEventForms, [PUBLISH_EVENT, NOTIFICATIONS, NAVIGATION, CURRENT_USER]);
});

function makeEventForms(
  publish: PublishEvent,
  notifications: Notifications,
  navigation: Navigation,
  user: CurrentUser,
): EventFormFactory {
  const draft = makeKeptDraft(user, makeSessionDraftStore('event'), () => emptyEventDraft);
  return provideEventForms(publish, draft, { notifications, navigation });
}
