import { useSyncExternalStore } from 'react';
import { offlineEntry } from '@/composition/offline.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { usePath } from '@/ui/kit/navigation/location.ts';
import { offlineMessages, savedNote } from '@/ui/messages/ko/device.ts';
import { useServices } from '../islands/core-context.tsx';
import styles from './offline-layer.module.css';

/**
 * Says that the page shows saved copies, and when they were saved (OFFL-02). Its service also starts saving the site.
 */
export function OfflineLayerIsland() {
  const services = useServices(offlineEntry);
  // Reading these services starts them.
  void services.newVersion;
  void services.installOffer;
  const { siteWorker: worker, savedCopies: copies } = services;
  const path = usePath();
  const savedAt = useSyncExternalStore(copies.subscribe, () => copies.oldestOn(path));

  return (
    <output>
      {savedAt !== undefined && (
        <span className={styles.note}>
          <time dateTime={savedAt}>{savedNote(savedAt)}</time>
          <Button variant="bare" onClick={() => worker.reopen()}>
            {offlineMessages.again}
          </Button>
        </span>
      )}
    </output>
  );
}
