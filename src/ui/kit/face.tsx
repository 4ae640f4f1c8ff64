import type { ReactNode } from 'react';
import { kitMessages } from '../messages/kit-messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './face.module.css';

const FACADE =
  'M10 118h220M34 118V64h44v54M162 118V64h44v54M78 118V58l42-34 42 34v60M120 24V4M112 10h16M104 118V92a16 16 0 0 1 32 0v26M120 76v42M110 56a10 10 0 1 1 20 0a10 10 0 1 1-20 0M120 46v20M110 56h20M48 104V84a8 8 0 0 1 16 0v20zM176 104V84a8 8 0 0 1 16 0v20zM30 64l26-16 26 16M158 64l26-16 26 16M0 124h240';

interface FaceProps {
  /** `empty`: there is nothing to show. `failed`: it could not be fetched, and is announced as an alert. */
  readonly kind: 'empty' | 'failed';
  readonly sentence: ReactNode;
  /** What was kept, or what one can do. */
  readonly next?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly retrying?: boolean | undefined;
  /** A link or button of the next step, where that is not a retry. */
  readonly children?: ReactNode;
}

/** What stands in the place of content that is missing. */
export function Face({ kind, sentence, next, onRetry, retryLabel, retrying, children }: FaceProps) {
  const failed = kind === 'failed';
  return (
    <div className={classNames(styles.face, failed && styles.bad)} role={failed ? 'alert' : undefined}>
      <svg className={styles.drawing} viewBox="0 0 240 128" aria-hidden="true" focusable="false">
        <path d={FACADE} />
      </svg>
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
