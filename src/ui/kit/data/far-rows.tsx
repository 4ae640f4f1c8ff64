import type { ReactNode } from 'react';
import styles from './far-rows.module.css';
import { tableRoles } from './table-roles.ts';

interface FarRowsProps {
  /** Of the first row that it stands for, from 1. */
  readonly rowIndex: number;
  /** How many rows it stands for. */
  readonly count: number;
  /** Their texts. */
  readonly children: ReactNode;
}

/** Rows far from the window: one of their height holds their texts, so that find-in-page and screen readers reach them. */
export function FarRows({ rowIndex, count, children }: FarRowsProps) {
  return (
    <tr {...tableRoles.row} className={styles.far} aria-rowindex={rowIndex} data-rows={count}>
      <td {...tableRoles.cell}>{children}</td>
    </tr>
  );
}
