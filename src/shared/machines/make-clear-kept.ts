import { reported } from '../domain/outcome.ts';
import type { Notifications } from '../ports/notifications.ts';
import type { SiteWorker } from '../ports/site-worker.ts';

/** Deletes what is kept on this device, and says so (OFFL-03); a press meanwhile does nothing. */
export function makeClearKept(worker: Pick<SiteWorker, 'clear'>, notifications: Notifications): () => Promise<void> {
  let isClearing = false;
  return async () => {
    if (isClearing) return;
    isClearing = true;
    try {
      await reported(() => worker.clear());
      notifications.notify({ tone: 'success', subject: 'keptCleared' });
    } catch {
      notifications.notifyFailure({ subject: 'keptNotCleared', reason: undefined });
    } finally {
      isClearing = false;
    }
  };
}
