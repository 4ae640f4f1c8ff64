import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpEventCalendar } from '@/adapters/http/http-event-calendar.ts';
import { makeHttpEventPublisher } from '@/adapters/http/http-event-publisher.ts';
import type { EventPages } from '@/content/machines/provide-item-page.ts';
import { makeFindEvent } from '@/content/use-cases/make-find-event.ts';
import { makeSaveEventFile, type SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { createFeature } from './feature.ts';
import { bindEventPages } from './post-pages.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

const EVENT_PAGES = token<EventPages>('EventPages');
const SAVE_THIS_EVENT = token<SaveEventFile>('SaveThisEvent');

const bindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PAGES).toResolvedValue(bindEventPages(callsOf), [AUTHENTICATED_CLIENT, NOTIFICATIONS, NAVIGATION]);
  bind(SAVE_THIS_EVENT).toResolvedValue((clock) => makeSaveEventFile(browserFileSaver, clock), [CLOCK]);
});

function callsOf(send: HttpClient) {
  const publisher = makeHttpEventPublisher(send);
  return { find: makeFindEvent(makeHttpEventCalendar(send)), remove: (id: EntityId) => publisher.remove(id) };
}

/** The page of one event (PAGE-01). */
export const eventPageFeature = createFeature(
  { pageOf: EVENT_PAGES, saveFile: SAVE_THIS_EVENT, shareLink: SHARE_LINK, publishingRights: PUBLISHING_RIGHTS },
  [publishingRightBindings, sharingBindings, bindings],
);
