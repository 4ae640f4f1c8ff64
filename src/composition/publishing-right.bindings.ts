import { ContainerModule } from 'inversify';
import { type PublishingRights, providePublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { CURRENT_USER, token } from './tokens.ts';

/** The right to publish, for every page that editors can publish on (PERM-02). */
export const PUBLISHING_RIGHTS = token<PublishingRights>('PublishingRights');

export const publishingRightBindings = new ContainerModule(({ bind }) => {
  bind(PUBLISHING_RIGHTS).toResolvedValue(providePublishingRights, [CURRENT_USER]);
});
