import { useSyncExternalStore } from 'react';
import { offlineFeature } from '@/composition/offline.feature.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { usePath } from '@/ui/kit/navigation/location.ts';
import { offlineMessages, savedNote } from '@/ui/messages/ko/offline-messages.ts';
import { useService } from '../island/core.tsx';
import styles from './offline-layer.module.css';

/** Says that the page shows what was kept, and when that was (OFFL-02). From here on the site is kept, too. */
export function OfflineLayer() {
  // Each runs as soon as it is asked for.
  useService(offlineFeature, 'newVersion');
  useService(offlineFeature, 'installOffer');
  const worker = useService(offlineFeature, 'siteWorker');
  const copies = useService(offlineFeature, 'savedCopies');
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
