import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { tableRoles } from './table-roles.ts';

interface DataTableCellProps {
  readonly header: string;
  readonly kind: 'rowHeader' | 'actions' | undefined;
  readonly children: ReactNode;
}

/** One cell of a {@link DataTable}. */
export function DataTableCell({ header, kind, children }: DataTableCellProps) {
  if (kind === 'rowHeader') {
    return <th {...tableRoles.rowHeader}>{children}</th>;
  }
  return kind === 'actions' ? (
    <td {...tableRoles.cell} className={styles.actions}>
      {children}
    </td>
  ) : (
    <td {...tableRoles.cell} data-label={header}>
      {children}
    </td>
  );
}
