import { ContainerModule } from 'inversify';
import { ADVERTISEMENTS } from '@/adapters/http/http-advertisement-repository.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import type { PinningFactory } from '@/content/machines/provide-pinning.ts';
import { advertisementsBindings } from './advertisements.bindings.ts';
import { ADVERTISEMENT_REPOSITORY } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { bindPinning } from './post-pinning.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS } from './tokens.ts';

const ADVERTISEMENT_PINNING = token<PinningFactory<Advertisement>>('AdvertisementPinning');

const bindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_PINNING).toResolvedValue(bindPinning<Advertisement>('advertisement', ADVERTISEMENTS.item), [
    AUTHENTICATED_CLIENT,
    ADVERTISEMENT_REPOSITORY,
    NOTIFICATIONS,
    CLOCK,
  ]);
});

/** Pinning advertisements (EDIT-04): a feature of its own, since few members do it. */
export const advertisementPinningFeature = createFeature({ pinning: ADVERTISEMENT_PINNING }, [
  advertisementsBindings,
  bindings,
]);
