import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What opens and closes it. */
  readonly summary: ReactNode;
  /** Whether it is open at first, or from now on; the reader opens and closes it at will. */
  readonly open?: boolean;
  /** The summary has an arrow that turns. */
  readonly arrow?: boolean;
  readonly className?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly children: ReactNode;
}

/** Something that waits until it is wanted. The browser opens it, for a search in the page too; no script has to. */
export function Disclosure(props: DisclosureProps) {
  const { summary, open = false, arrow = false, className, summaryClassName, children } = props;
  return (
    <details className={classNames(styles.disclosure, className)} open={open}>
      <summary className={classNames(styles.summary, arrow && styles.arrow, summaryClassName)}>{summary}</summary>
      {children}
    </details>
  );
}
