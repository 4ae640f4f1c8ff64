import type { ComponentProps, ReactNode } from 'react';
import styles from './search-bar.module.css';
import { SearchField } from './search-field.tsx';

interface SearchBarProps extends ComponentProps<typeof SearchField> {
  /** How many are shown, of how many: read aloud when it changes. */
  readonly count: string;
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

/** A search field for the list below it, and the count of results. */
export function SearchBar({ count, children, ...field }: SearchBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.field}>
        <SearchField {...field} />
      </div>
      <div className={styles.aside}>
        <output className={styles.count}>{count}</output>
        {children}
      </div>
    </div>
  );
}
