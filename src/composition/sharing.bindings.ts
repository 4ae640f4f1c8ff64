import { ContainerModule } from 'inversify';
import { browserLinkSharing } from '@/adapters/browser/sharing.ts';
import type { LinkSharing } from '@/content/posts/posts.ports.ts';
import { makeShareLink, type ShareLink } from '@/content/posts/sharing.use-cases.ts';
import { NOTIFICATIONS, token } from './tokens.ts';

export const LINK_SHARING = token<LinkSharing>('LinkSharing');
export const SHARE_LINK = token<ShareLink>('ShareLink');

/** Sharing the address of a page (PAGE-02). */
export const sharingBindings = new ContainerModule(({ bind }) => {
  bind(LINK_SHARING).toConstantValue(browserLinkSharing);
  bind(SHARE_LINK).toResolvedValue(makeShareLink, [LINK_SHARING, NOTIFICATIONS]);
});
