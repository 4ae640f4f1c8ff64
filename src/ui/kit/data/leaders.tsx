import type { ReactNode } from 'react';
import styles from './leaders.module.css';

/** A name and what belongs to it. */
export interface NamedValue {
  readonly name: string;
  readonly value: ReactNode;
}

interface LeadersProps {
  readonly rows: readonly NamedValue[];
  readonly className?: string | undefined;
}

/** Rows joined by leader dots, as in an order of worship. */
export function Leaders({ rows, className }: LeadersProps) {
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
