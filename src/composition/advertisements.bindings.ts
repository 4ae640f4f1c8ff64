import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementRepository } from '@/adapters/http/http-advertisement-repository.ts';
import { providePostFeed } from '@/content/machines/provide-post-feed.ts';
import { ADVERTISEMENT_FEED, ADVERTISEMENT_REPOSITORY } from './content.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SERVER } from './tokens.ts';

/** The members' advertisements (ADVT-01, ADVT-03). */
export const advertisementsBindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_REPOSITORY).toResolvedValue(
    (send, { baseUrl }) => makeHttpAdvertisementRepository(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(ADVERTISEMENT_FEED).toResolvedValue(
    (advertisements, notifications) => providePostFeed('advertisement', advertisements, notifications),
    [ADVERTISEMENT_REPOSITORY, NOTIFICATIONS],
  );
});
