import type { LinkSharing } from '@/content/ports/link-sharing.ts';
import type { ShareLink } from '@/content/use-cases/make-share-link.ts';
import { token } from './token.ts';

export const LINK_SHARING = token<LinkSharing>('LinkSharing');
export const SHARE_LINK = token<ShareLink>('ShareLink');
