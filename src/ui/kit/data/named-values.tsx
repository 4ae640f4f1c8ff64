import type { ReactNode } from 'react';
import styles from './named-values.module.css';

/** A name and what belongs to it. */
export interface NamedValue {
  readonly name: string;
  readonly value: ReactNode;
}

interface DescriptionListProps {
  readonly rows: readonly NamedValue[];
}

/** Names and values, one pair a line. */
export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
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
        <div key={row.name} className={styles.dottedRow}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
