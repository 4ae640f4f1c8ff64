import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
import styles from './core-failure.module.css';

/** Says that login, menu or toasts failed to load, visible wherever the page is scrolled to (REL-16). */
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
