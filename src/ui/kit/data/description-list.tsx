import styles from './description-list.module.css';
import type { NamedValue } from './dotted-list.tsx';

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
