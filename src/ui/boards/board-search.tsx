import type { ReactNode } from 'react';
import { SearchField } from '../kit/search-field.tsx';
import { boardMessages, totalOf } from '../messages/board-messages.ts';
import styles from './board-search.module.css';

interface BoardSearchProps {
  readonly sought: string;
  readonly onSought: (text: string) => void;
  readonly shown: number;
  readonly all: number;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

/** Finds a name on the board, by initial consonants too, and tells how many there are. */
export function BoardSearch({ sought, onSought, shown, all, children }: BoardSearchProps) {
  return (
    <div className={styles.head}>
      <div className={styles.field}>
        <SearchField label={boardMessages.find} hint={boardMessages.findHint} sought={sought} onSought={onSought} />
      </div>
      <div className={styles.aside}>
        <output className={styles.count}>{totalOf(shown, all)}</output>
        {children}
      </div>
    </div>
  );
}
