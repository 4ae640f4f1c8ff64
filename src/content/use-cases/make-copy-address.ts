import type { Notifications } from '@/shared/ports/notifications.ts';
import type { AddressCopying } from '../ports/link-sharing.ts';

/** Copies an address, and notifies the reader whether it was copied (MINE-05). */
export type CopyAddress = (address: string) => Promise<void>;

export function makeCopyAddress(copying: AddressCopying, notifications: Notifications): CopyAddress {
  return async (address) => {
    const end = await copying.copy(address);
    if (end === 'copied') notifications.notify({ tone: 'success', subject: 'linkCopied' });
    else notifications.notifyFailure({ subject: 'linkNotShared', reason: undefined });
  };
}
