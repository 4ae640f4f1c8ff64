import { ContainerModule } from 'inversify';
import { browserLinkSharing } from '@/adapters/browser/link-sharing.ts';
import type { LinkSharing } from '@/content/ports/link-sharing.ts';
import { makeShareLink, type ShareLink } from '@/content/use-cases/make-share-link.ts';
import { token } from './token.ts';
import { NOTIFICATIONS } from './tokens.ts';

export const LINK_SHARING = token<LinkSharing>('LinkSharing');
export const SHARE_LINK = token<ShareLink>('ShareLink');

/** Sharing the address of a page (PAGE-02). */
export const sharingBindings = new ContainerModule(({ bind }) => {
  bind(LINK_SHARING).toConstantValue(browserLinkSharing);
  bind(SHARE_LINK).toResolvedValue(makeShareLink, [LINK_SHARING, NOTIFICATIONS]);
});
