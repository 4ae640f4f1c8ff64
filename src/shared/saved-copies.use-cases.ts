import type { Notifications } from './notifications.ports.ts';
import type { SiteWorker } from './offline.ports.ts';
import { reported } from './outcome.ts';

/** Deletes the saved copies on this device, and notifies the user (OFFL-03); a press while it runs is ignored. */
export function makeClearSavedCopies(
  worker: Pick<SiteWorker, 'clear'>,
  notifications: Notifications,
): () => Promise<void> {
  let isClearing = false;
  return async () => {
    if (isClearing) return;
    isClearing = true;
    try {
      await reported(() => worker.clear());
      notifications.notify({ tone: 'success', subject: 'savedCopiesCleared' });
    } catch {
      notifications.notifyFailure({ subject: 'savedCopiesNotCleared', reason: undefined });
    } finally {
      isClearing = false;
    }
  };
}
