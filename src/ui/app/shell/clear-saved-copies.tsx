import { Button } from '@/ui/kit/actions/button.tsx';
import { offlineMessages } from '@/ui/messages/ko/offline-messages.ts';
import styles from './clear-saved-copies.module.css';

/** Deletes what is saved on this device, for everybody: nothing in it belongs to a session (OFFL-03). */
export function ClearSavedCopies({ clear }: { readonly clear: () => Promise<void> }) {
  return (
    <div className={styles.place}>
      <p className={styles.hint}>{offlineMessages.clearHint}</p>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // The menu lies over the toasts.
          currentTarget.closest('dialog')?.close();
          void clear();
        }}
      >
        {offlineMessages.clear}
      </Button>
    </div>
  );
}
