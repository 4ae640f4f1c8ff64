import type { Notifications } from '@/shared/ports/notifications.ts';
import type { LinkSharing } from '../ports/link-sharing.ts';

/**
 * Shares an address of this site, and notifies the reader when it was copied to the clipboard or could not be shared.
 */
export type ShareLink = (link: { readonly title: string; readonly address: string }) => Promise<void>;

export function makeShareLink(sharing: LinkSharing, notifications: Notifications): ShareLink {
  return async (link) => {
    const end = await sharing.share(link);
    if (end === 'copied') notifications.notify({ tone: 'success', subject: 'linkCopied' });
    if (end === 'failed') notifications.notifyFailure({ subject: 'linkNotShared', reason: undefined });
  };
}
