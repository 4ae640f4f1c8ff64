import type { Notifications } from '@/shared/ports/notifications.ts';
import type { LinkSharing } from '../ports/link-sharing.ts';

/** Hands an address of this site on, and tells the reader when it went to the clipboard or nowhere. */
export type ShareLink = (link: { readonly title: string; readonly address: string }) => Promise<void>;

export function makeShareLink(sharing: LinkSharing, notifications: Notifications): ShareLink {
  return async (link) => {
    const end = await sharing.share(link);
    if (end === 'copied') notifications.notify({ tone: 'success', subject: 'linkCopied' });
    if (end === 'failed') notifications.notifyFailure({ subject: 'linkNotShared', reason: undefined });
  };
}
