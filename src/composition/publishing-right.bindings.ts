import { ContainerModule } from 'inversify';
import { type PublishingRights, providePublishingRights } from '@/content/machines/provide-publishing-right.ts';
import { token } from './token.ts';
import { CURRENT_USER } from './tokens.ts';

/** The right to publish, for every page that editors can publish on (PERM-02). */
export const PUBLISHING_RIGHTS = token<PublishingRights>('PublishingRights');

export const publishingRightBindings = new ContainerModule(({ bind }) => {
  bind(PUBLISHING_RIGHTS).toResolvedValue(providePublishingRights, [CURRENT_USER]);
});
