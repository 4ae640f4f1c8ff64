import type { ReactNode } from 'react';
import { SearchField } from '@/ui/kit/forms/search-field.tsx';
import { boardMessages, totalOf } from '@/ui/messages/ko/board-messages.ts';
import styles from './board-search.module.css';

interface BoardSearchProps {
  readonly searchText: string;
  readonly onSearchTextChange: (text: string) => void;
  readonly shown: number;
  readonly all: number;
  /** The state of the last changes. */
  readonly status: ReactNode;
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

/** Searches the names on the board, by initial consonants too, and shows the count: one line, on a phone as well. */
export function BoardSearch({ shown, all, status, children, ...search }: BoardSearchProps) {
  return (
    <div className={styles.bar} data-toasts-over-bar>
      <div className={styles.field}>
        <SearchField label={boardMessages.find} {...search} />
      </div>
      <div className={styles.aside}>
        <output className={styles.count}>{totalOf(shown, all)}</output>
        {children}
      </div>
      <div className={styles.status}>{status}</div>
    </div>
  );
}
