import type { NamedValue } from './leaders.tsx';
import styles from './pairs.module.css';

interface PairsProps {
  readonly rows: readonly NamedValue[];
}

/** Names and values, one pair a line. */
export function Pairs({ rows }: PairsProps) {
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
