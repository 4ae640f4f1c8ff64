import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** A small line above the heading, such as the section that the page belongs to. */
  readonly over?: ReactNode;
  readonly lead?: ReactNode;
  /** Whether it gets the focus after a navigation to the page (ROUTE-09), and not an element after it that asks for it. */
  readonly takesFocus?: boolean;
}

/** The heading of a page, closed by a short gold rule. */
export function PageHead({ title, over, lead, takesFocus = true }: PageHeadProps) {
  return (
    <header className={styles.pageHead}>
      {over !== undefined && <p className={styles.over}>{over}</p>}
      <h1 className={styles.heading} tabIndex={-1} data-page-heading={takesFocus ? '' : undefined}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
