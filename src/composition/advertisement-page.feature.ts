import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementRepository } from '@/adapters/http/http-advertisement-repository.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import type { ItemPages } from '@/content/machines/provide-item-page.ts';
import { makeFindPost } from '@/content/use-cases/make-find-post.ts';
import { createFeature } from './feature.ts';
import { bindPostPages } from './post-pages.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';

const ADVERTISEMENT_PAGES = token<ItemPages<Advertisement>>('AdvertisementPages');

const bindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_PAGES).toResolvedValue(
    bindPostPages<Advertisement>('advertisement', 'advertisements', (send, baseUrl) => {
      const repository = makeHttpAdvertisementRepository(send, baseUrl);
      return { ...repository, find: makeFindPost(repository) };
    }),
    [AUTHENTICATED_CLIENT, SERVER, NOTIFICATIONS, NAVIGATION],
  );
});

/** The page of one advertisement (PAGE-01). */
export const advertisementPageFeature = createFeature(
  { pageOf: ADVERTISEMENT_PAGES, shareLink: SHARE_LINK, publishingRights: PUBLISHING_RIGHTS },
  [publishingRightBindings, sharingBindings, bindings],
);
