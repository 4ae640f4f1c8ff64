import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import { wideScreen } from '@/adapters/browser/wide-screen.ts';
import { makeHttpEventPublisher } from '@/adapters/http/http-event-publisher.ts';
import { emptyEventDraft } from '@/content/domain/event-draft.ts';
import { type EventFormFactory, provideEventForms } from '@/content/machines/provide-event-forms.ts';
import { type ProvidedMonth, provideEventMonth } from '@/content/machines/provide-month.ts';
import type { EventPublisher } from '@/content/ports/event-publisher.ts';
import { makePublishEvent, type PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import { makeReadDaysBeside } from '@/content/use-cases/make-read-days-beside.ts';
import { makeSaveEventFile, type SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { FileSaver } from '@/shared/ports/file-saver.ts';
import type { WideScreen } from '@/shared/ports/wide-screen.ts';
import { href } from '../ui/app/routes/href.ts';
import { byName } from './by-name.ts';
import { EVENT_REPOSITORY } from './event-repository.bindings.ts';
import { storedDraft } from './stored-draft.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

export const EVENT_PUBLISHER = token<EventPublisher>('EventPublisher');
export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');
export const FILE_SAVER = token<FileSaver>('FileSaver');
const WIDE_SCREEN = token<WideScreen>('WideScreen');
export const SAVE_EVENT_FILE = token<SaveEventFile>('SaveEventFile');
export const EVENT_MONTH = token<ProvidedMonth>('EventMonth');
export const EVENT_FORM = token<EventFormFactory>('EventForm');

/** The calendar of events (EVNT-01…08). */
export const eventsBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PUBLISHER).toResolvedValue(makeHttpEventPublisher, [AUTHENTICATED_CLIENT]);
  bind(PUBLISH_EVENT).toResolvedValue(makePublishEvent, [EVENT_PUBLISHER, EVENT_REPOSITORY]);
  bind(WIDE_SCREEN).toConstantValue(wideScreen);
  bind(FILE_SAVER).toConstantValue(browserFileSaver);
  bind(SAVE_EVENT_FILE).toResolvedValue(makeSaveEventFile, [FILE_SAVER, CLOCK]);
  bind(EVENT_MONTH).toResolvedValue(
    ...byName(
      (services) =>
        provideEventMonth({
          ...services,
          readAdjacentEvents: makeReadDaysBeside(services.repository),
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
