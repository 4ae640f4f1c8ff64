import { ContainerModule } from 'inversify';
import { wideScreen } from '@/adapters/browser/wide-screen.ts';
import { makeRemoveEvent } from '@/content/events/events.use-cases.ts';
import { type ProvidedMonth, provideEventMonth } from '@/content/events/events-page.machine.ts';
import { makeReadAdjacentEvents } from '@/content/events/month.machine.ts';
import type { WideScreen } from '@/shared/window.ports.ts';
import { href } from '@/ui/app/routes/href.ts';
import { byName, createFeature } from './entry.ts';
import { eventFileBindings, SAVE_EVENT_FILE } from './event-file.bindings.ts';
import { EVENT_PUBLISHER, eventPublisherBindings } from './event-publisher.bindings.ts';
import { EVENT_REPOSITORY, eventRepositoryBindings } from './event-repository.bindings.ts';
import { fileSaverBindings } from './file-saver.bindings.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { REMOVAL_OFFERS, removalOffersBindings } from './removal-offers.ts';
import { CLOCK, NAVIGATION, token } from './tokens.ts';

const WIDE_SCREEN = token<WideScreen>('WideScreen');
const EVENT_MONTH = token<ProvidedMonth>('EventMonth');

const monthBindings = new ContainerModule(({ bind }) => {
  bind(WIDE_SCREEN).toConstantValue(wideScreen);
  bind(EVENT_MONTH).toResolvedValue(
    ...byName(
      ({ publisher, ...services }) =>
        provideEventMonth({
          ...services,
          remove: makeRemoveEvent(publisher, services.repository),
          readAdjacentEvents: makeReadAdjacentEvents(services.repository),
          page: href('events'),
        }),
      {
        repository: EVENT_REPOSITORY,
        publisher: EVENT_PUBLISHER,
        navigation: NAVIGATION,
        offers: REMOVAL_OFFERS,
        clock: CLOCK,
        screen: WIDE_SCREEN,
      },
    ),
  );
});

/** The calendar of events: reading, and removing what is shown (EVNT-01…08). */
export const eventsFeature = createFeature(
  { month: EVENT_MONTH, saveFile: SAVE_EVENT_FILE, publishingRights: PUBLISHING_RIGHTS },
  [
    publishingRightBindings,
    eventRepositoryBindings,
    eventPublisherBindings,
    fileSaverBindings,
    eventFileBindings,
    removalOffersBindings,
    monthBindings,
  ],
);
