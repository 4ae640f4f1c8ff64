import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { eventMessages } from '@/ui/messages/ko/event-messages.ts';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import styles from './month-bar.module.css';

/** Shown above a month that could not be reloaded: its events are from the previous reading. */
export function StaleNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.stale}>
      <Notice kind="bad" alert>
        <strong>{eventMessages.stale}</strong>
        <p>{eventMessages.staleNext}</p>
      </Notice>
      <Button variant="quiet" onClick={onRetry}>
        {kitMessages.retry}
      </Button>
    </div>
  );
}
