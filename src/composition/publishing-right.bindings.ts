import { ContainerModule } from 'inversify';
import { providePublishingRights } from '@/content/machines/provide-publishing-right.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';
import { CURRENT_USER } from './tokens.ts';

export const publishingRightBindings = new ContainerModule(({ bind }) => {
  bind(PUBLISHING_RIGHTS).toResolvedValue(providePublishingRights, [CURRENT_USER]);
});
