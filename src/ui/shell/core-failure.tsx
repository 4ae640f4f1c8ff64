import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { kitMessages } from '../messages/kit-messages.ts';
import { loadMessages } from '../messages/page-messages.ts';
import styles from './core-failure.module.css';

/** Login, menu or toasts could not be fetched: says so in the window, wherever the reader is on the page (REL-16). */
export function CoreFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.bar}>
      <Notice kind="bad" alert>
        <p>{loadMessages.coreFailed}</p>
        <Button variant="quiet" onClick={onRetry}>
          {kitMessages.retry}
        </Button>
      </Notice>
    </div>
  );
}
