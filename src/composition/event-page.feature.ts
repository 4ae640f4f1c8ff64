import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpEventCalendar } from '@/adapters/http/http-event-calendar.ts';
import { makeHttpEventPublisher } from '@/adapters/http/http-event-publisher.ts';
import { type EventPages, provideEventPages } from '@/content/machines/provide-item-page.ts';
import { makeFindEvent } from '@/content/use-cases/make-find-event.ts';
import { makeSaveEventFile, type SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { createFeature } from './feature.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS } from './tokens.ts';

const EVENT_PAGES = token<EventPages>('EventPages');
const SAVE_THIS_EVENT = token<SaveEventFile>('SaveThisEvent');

const bindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PAGES).toResolvedValue(bindPages, [AUTHENTICATED_CLIENT, NOTIFICATIONS]);
  bind(SAVE_THIS_EVENT).toResolvedValue((clock) => makeSaveEventFile(browserFileSaver, clock), [CLOCK]);
});

function bindPages(send: HttpClient, notifications: Notifications): EventPages {
  const publisher = makeHttpEventPublisher(send);
  return provideEventPages(
    { find: makeFindEvent(makeHttpEventCalendar(send)), remove: (id) => publisher.remove(id) },
    notifications,
  );
}

/** The page of one event (PAGE-01). */
export const eventPageFeature = createFeature(
  { pageOf: EVENT_PAGES, saveFile: SAVE_THIS_EVENT, shareLink: SHARE_LINK },
  [sharingBindings, bindings],
);
