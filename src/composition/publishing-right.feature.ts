import { ContainerModule } from 'inversify';
import { type PublishingRights, providePublishingRights } from '@/content/machines/provide-publishing-right.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { CURRENT_USER } from './tokens.ts';

const PUBLISHING_RIGHTS = token<PublishingRights>('PublishingRights');

const bindings = new ContainerModule(({ bind }) => {
  bind(PUBLISHING_RIGHTS).toResolvedValue(providePublishingRights, [CURRENT_USER]);
});

/** The right to publish, which every page with something published follows (PERM-02); it loads with those pages. */
export const publishingRightFeature = createFeature({ rights: PUBLISHING_RIGHTS }, [bindings]);
