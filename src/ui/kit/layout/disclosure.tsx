import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The text that opens and closes it. */
  readonly summary: ReactNode;
  /** Whether it is open at first, or from now on; the user can open and close it at any time. */
  readonly open?: boolean;
  /** The summary has an arrow that turns. */
  readonly arrow?: boolean;
  readonly className?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly children: ReactNode;
}

/** Content that is folded away until the user opens it. The browser opens it without a script, also for a search in the page. */
export function Disclosure(props: DisclosureProps) {
  const { summary, open = false, arrow = false, className, summaryClassName, children } = props;
  return (
    <details className={classNames(styles.disclosure, className)} open={open}>
      <summary className={classNames(styles.summary, arrow && styles.arrow, summaryClassName)}>{summary}</summary>
      {children}
    </details>
  );
}
