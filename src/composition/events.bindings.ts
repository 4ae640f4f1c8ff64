import { ContainerModule } from 'inversify';
import { wideScreen } from '@/adapters/browser/wide-screen.ts';
import { emptyEventDraft } from '@/content/domain/event-draft.ts';
import { type EventFormFactory, provideEventForms } from '@/content/machines/provide-event-forms.ts';
import { type ProvidedMonth, provideEventMonth } from '@/content/machines/provide-month.ts';
import { makePublishEvent, type PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import { makeReadAdjacentEvents } from '@/content/use-cases/make-read-adjacent-events.ts';
import type { WideScreen } from '@/shared/ports/wide-screen.ts';
import { href } from '../ui/app/routes/href.ts';
import { byName } from './by-name.ts';
import { EVENT_PUBLISHER } from './event-publisher.bindings.ts';
import { EVENT_REPOSITORY } from './event-repository.bindings.ts';
import { storedDraft } from './stored-draft.ts';
import { token } from './token.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');
const WIDE_SCREEN = token<WideScreen>('WideScreen');
export const EVENT_MONTH = token<ProvidedMonth>('EventMonth');
export const EVENT_FORM = token<EventFormFactory>('EventForm');

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
