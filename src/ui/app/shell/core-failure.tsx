import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
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
