import type { Notifications } from '@/shared/notifications.ports.ts';
import type { AddressCopying, LinkSharing } from './posts.ports.ts';

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

/** Copies an address, and notifies the reader whether it was copied (MINE-05). */
export type CopyAddress = (address: string) => Promise<void>;

export function makeCopyAddress(copying: AddressCopying, notifications: Notifications): CopyAddress {
  return async (address) => {
    const end = await copying.copy(address);
    if (end === 'copied') notifications.notify({ tone: 'success', subject: 'linkCopied' });
    else notifications.notifyFailure({ subject: 'linkNotShared', reason: undefined });
  };
}
