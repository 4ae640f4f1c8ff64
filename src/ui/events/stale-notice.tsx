import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { eventMessages } from '../messages/event-messages.ts';
import { kitMessages } from '../messages/kit-messages.ts';
import styles from './month-bar.module.css';

/** Over a month that could not be read again: it shows what was read before. */
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
