import { ContainerModule } from 'inversify';
import { type EventPages, provideEventPages } from '@/content/machines/provide-item-page.ts';
import { makeFindEvent } from '@/content/use-cases/make-find-event.ts';
import { href } from '../ui/app/routes/href.ts';
import { EVENT_PUBLISHER } from './event-publisher.bindings.ts';
import { EVENT_REPOSITORY } from './event-repository.bindings.ts';
import { token } from './token.ts';
import { NAVIGATION, NOTIFICATIONS } from './tokens.ts';

export const EVENT_PAGES = token<EventPages>('EventPages');

/** The page of one event (PAGE-01). */
export const eventPageBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PAGES).toResolvedValue(
    (publisher, calendar, notifications, navigation) =>
      provideEventPages(
        { find: makeFindEvent(calendar), remove: (id) => publisher.remove(id) },
        { notifications, navigation, list: href('events') },
      ),
    [EVENT_PUBLISHER, EVENT_REPOSITORY, NOTIFICATIONS, NAVIGATION],
  );
});
