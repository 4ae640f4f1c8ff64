import { Button } from '@/ui/kit/actions/button.tsx';
import { offlineMessages } from '@/ui/messages/ko/offline-messages.ts';
import styles from './clear-saved-copies.module.css';

/** Deletes the saved copies on this device, for all users: none of them belongs to a session (OFFL-03). */
export function ClearSavedCopies({ clear }: { readonly clear: () => Promise<void> }) {
  return (
    <div className={styles.place}>
      <p className={styles.hint}>{offlineMessages.clearHint}</p>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // Closes the menu, which would cover the toast.
          currentTarget.closest('dialog')?.close();
          void clear();
        }}
      >
        {offlineMessages.clear}
      </Button>
    </div>
  );
}
