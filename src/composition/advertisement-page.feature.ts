import { ContainerModule } from 'inversify';
import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { makeHttpAdvertisementRepository } from '@/adapters/http/http-advertisement-repository.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { type ItemPages, provideItemPages } from '@/content/machines/provide-item-page.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { makeFindPost } from '@/content/use-cases/make-find-post.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { createFeature } from './feature.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SERVER } from './tokens.ts';

const ADVERTISEMENT_PAGES = token<ItemPages<Advertisement>>('AdvertisementPages');

const bindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_PAGES).toResolvedValue(bindPages, [AUTHENTICATED_CLIENT, SERVER, NOTIFICATIONS]);
});

function bindPages(
  send: HttpClient,
  { baseUrl }: { readonly baseUrl: string },
  notifications: Notifications,
): ItemPages<Advertisement> {
  const repository = makeHttpAdvertisementRepository(send, baseUrl);
  return provideItemPages(
    { ...repository, find: makeFindPost(repository) },
    {
      name: 'advertisement',
      notifications,
      entries: historyListEntries,
      seen: makeSeenList(localSeenMemory, 'advertisement'),
    },
  );
}

/** The page of one advertisement (PAGE-01). */
export const advertisementPageFeature = createFeature({ pageOf: ADVERTISEMENT_PAGES, shareLink: SHARE_LINK }, [
  sharingBindings,
  bindings,
]);
