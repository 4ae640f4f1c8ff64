import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { eventMessages } from '@/ui/messages/ko/event-messages.ts';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import styles from './month-bar.module.css';

/** Shown above a month that could not be reloaded: its events are from the previous reading. */
export function StaleNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ActionNotice action={kitMessages.retry} onAction={onRetry} className={styles.stale}>
      <strong>{eventMessages.stale}</strong>
      <p>{eventMessages.staleNext}</p>
    </ActionNotice>
  );
}
