import { ContainerModule } from 'inversify';
import { browserLinkSharing } from '@/adapters/browser/link-sharing.ts';
import { makeShareLink } from '@/content/use-cases/make-share-link.ts';
import { LINK_SHARING, SHARE_LINK } from './sharing.tokens.ts';
import { NOTIFICATIONS } from './tokens.ts';

/** Sharing the address of a page (PAGE-02). */
export const sharingBindings = new ContainerModule(({ bind }) => {
  bind(LINK_SHARING).toConstantValue(browserLinkSharing);
  bind(SHARE_LINK).toResolvedValue(makeShareLink, [LINK_SHARING, NOTIFICATIONS]);
});
