import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './page.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** A small line above the heading, such as the section that the page belongs to. */
  readonly over?: ReactNode;
  readonly lead?: ReactNode;
  /** Undefined where the focus goes to an element after it instead. */
  readonly 'data-page-heading'?: '' | undefined;
}

/** The heading of a page, closed by a short gold rule. It gets the focus after a navigation to the page (ROUTE-09). */
export function PageHead({ title, over, lead, ...focus }: PageHeadProps) {
  return (
    <header className={styles.pageHead}>
      {over !== undefined && <p className={styles.over}>{over}</p>}
      <h1 className={styles.heading} tabIndex={-1} data-page-heading="" {...focus}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

/** A page that belongs to no section. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return <div className={wrapClassName(styles.page)}>{children}</div>;
}

/** The class names of an element that is as wide as a page, with its gutters. */
export const wrapClassName = (className?: string): string => classNames(styles.wrap, className);
