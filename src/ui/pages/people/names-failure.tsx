import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { namesFailed } from '@/ui/messages/ko/people-messages.ts';
import styles from './names-failure.module.css';

interface NamesFailureProps {
  readonly reason: Failure;
  readonly onRetry: () => void;
}

/** The failure's message in red, in place of the list (PEOP-04). */
export function NamesFailure({ reason, onRetry }: NamesFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.message}>{namesFailed(reason)}</p>
      <Button variant="quiet" onClick={onRetry}>
        {kitMessages.retry}
      </Button>
    </div>
  );
}
