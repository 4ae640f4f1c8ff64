import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import styles from './page-states.module.css';

interface PageStateProps {
  readonly sentence: ReactNode;
  /** What was kept, or what the user can do next. */
  readonly next?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly retrying?: boolean | undefined;
  /** A link or button for the next step, unless that is a retry. */
  readonly children?: ReactNode;
}

/** Shown when there is no content. */
export function EmptyState(props: PageStateProps) {
  return <PageState {...props} />;
}

/** Shown when content could not be fetched; announced as an alert. */
export function ErrorState(props: PageStateProps) {
  return <PageState failed {...props} />;
}

function PageState({
  failed = false,
  sentence,
  next,
  onRetry,
  retryLabel,
  retrying,
  children,
}: PageStateProps & { readonly failed?: boolean }) {
  return (
    <div className={classNames(styles.state, failed && styles.bad)} role={failed ? 'alert' : undefined}>
      <div className={styles.drawing} />
      <p className={styles.words}>
        <strong className={styles.sentence}>{sentence}</strong>
        {next !== undefined && <span className={styles.next}>{next}</span>}
      </p>
      {onRetry !== undefined && (
        <Button className={styles.step} busy={retrying} onClick={onRetry}>
          {retryLabel ?? kitMessages.retry}
        </Button>
      )}
      {children !== undefined && <div className={styles.step}>{children}</div>}
    </div>
  );
}
