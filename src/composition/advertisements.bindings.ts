import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementRepository } from '@/adapters/http/http-advertisement-repository.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { ADVERTISEMENT_FEED, ADVERTISEMENT_REPOSITORY } from './content.tokens.ts';
import { bindPostFeeds } from './post-feeds.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS, SERVER } from './tokens.ts';

/** The members' advertisements (ADVT-01, ADVT-03). */
export const advertisementsBindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_REPOSITORY).toResolvedValue(
    (send, { baseUrl }) => makeHttpAdvertisementRepository(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(ADVERTISEMENT_FEED).toResolvedValue(bindPostFeeds<Advertisement>('advertisement'), [
    ADVERTISEMENT_REPOSITORY,
    NOTIFICATIONS,
    CLOCK,
  ]);
});
