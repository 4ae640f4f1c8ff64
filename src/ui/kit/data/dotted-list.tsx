import type { ReactNode } from 'react';
import styles from './dotted-list.module.css';

/** A name and what belongs to it. */
export interface NamedValue {
  readonly name: string;
  readonly value: ReactNode;
}

interface DottedListProps {
  readonly rows: readonly NamedValue[];
  readonly className?: string | undefined;
}

/** Rows joined by leader dots, as in a printed programme. */
export function DottedList({ rows, className }: DottedListProps) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
