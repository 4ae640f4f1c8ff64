import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import { makeHttpEventPublisher } from '@/adapters/http/http-event-publisher.ts';
import { type EventPages, provideEventPages } from '@/content/machines/provide-item-page.ts';
import { makeFindEvent } from '@/content/use-cases/make-find-event.ts';
import { makeSaveEventFile, type SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import { href } from '../ui/app/routes/href.ts';
import { EVENT_REPOSITORY } from './event-repository.bindings.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

export const EVENT_PAGES = token<EventPages>('EventPages');
export const SAVE_THIS_EVENT = token<SaveEventFile>('SaveThisEvent');

/** The page of one event (PAGE-01). */
export const eventPageBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PAGES).toResolvedValue(
    (send, calendar, notifications, navigation) => {
      const publisher = makeHttpEventPublisher(send);
      return provideEventPages(
        { find: makeFindEvent(calendar), remove: (id) => publisher.remove(id) },
        { notifications, navigation, list: href('events') },
      );
    },
    [AUTHENTICATED_CLIENT, EVENT_REPOSITORY, NOTIFICATIONS, NAVIGATION],
  );
  bind(SAVE_THIS_EVENT).toResolvedValue((clock) => makeSaveEventFile(browserFileSaver, clock), [CLOCK]);
});
