import { ContainerModule } from 'inversify';
import { wideScreen } from '@/adapters/browser/wide-screen.ts';
import { type EventFormFactory, provideEventForms } from '@/content/events/event-form.machine.ts';
import { emptyEventDraft } from '@/content/events/events.writing.ts';
import { makePublishEvent, type PublishEvent } from '@/content/events/events.writing.use-cases.ts';
import { type ProvidedMonth, provideEventMonth } from '@/content/events/events-page.machine.ts';
import { makeReadAdjacentEvents } from '@/content/events/month.machine.ts';
import type { WideScreen } from '@/shared/window.ports.ts';
import { href } from '@/ui/app/routes/href.ts';
import { storedDraft } from './drafts.ts';
import { byName, createFeature } from './entry.ts';
import { eventFileBindings, SAVE_EVENT_FILE } from './event-file.bindings.ts';
import { EVENT_PUBLISHER, eventPublisherBindings } from './event-publisher.bindings.ts';
import { EVENT_REPOSITORY, eventRepositoryBindings } from './event-repository.bindings.ts';
import { fileSaverBindings } from './file-saver.bindings.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');
const WIDE_SCREEN = token<WideScreen>('WideScreen');
const EVENT_MONTH = token<ProvidedMonth>('EventMonth');
const EVENT_FORM = token<EventFormFactory>('EventForm');

/** The calendar of events (EVNT-01…08). */
export const eventsBindings = new ContainerModule(({ bind }) => {
  bind(PUBLISH_EVENT).toResolvedValue(makePublishEvent, [EVENT_PUBLISHER, EVENT_REPOSITORY]);
  bind(WIDE_SCREEN).toConstantValue(wideScreen);
  bind(EVENT_MONTH).toResolvedValue(
    ...byName(
      (services) =>
        provideEventMonth({
          ...services,
          readAdjacentEvents: makeReadAdjacentEvents(services.repository),
          page: href('events'),
        }),
      {
        repository: EVENT_REPOSITORY,
        publisher: EVENT_PUBLISHER,
        navigation: NAVIGATION,
        notifications: NOTIFICATIONS,
        clock: CLOCK,
        screen: WIDE_SCREEN,
      },
    ),
  );
  bind(EVENT_FORM).toResolvedValue(
    ...byName(
      ({ publish, user, ...services }) =>
        provideEventForms(
          publish,
          storedDraft(user, 'event', () => emptyEventDraft),
          services,
        ),
      { publish: PUBLISH_EVENT, user: CURRENT_USER, notifications: NOTIFICATIONS, navigation: NAVIGATION },
    ),
  );
});

/** The calendar of events. */
export const eventsFeature = createFeature(
  { month: EVENT_MONTH, form: EVENT_FORM, saveFile: SAVE_EVENT_FILE, publishingRights: PUBLISHING_RIGHTS },
  [
    publishingRightBindings,
    eventRepositoryBindings,
    eventPublisherBindings,
    fileSaverBindings,
    eventFileBindings,
    eventsBindings,
  ],
);
