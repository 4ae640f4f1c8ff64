import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import styles from './data-table.module.css';
import { DataTableCell } from './data-table-cell.tsx';
import { tableRoles } from './table-roles.ts';

export interface Column<Row> {
  /** The heading; under 40em it is shown before the value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `rowHeader` names the row (exactly one column); `actions` holds its buttons, under a heading that is only read aloud. */
  readonly kind?: 'rowHeader' | 'actions' | undefined;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}

/** A table whose rows become cards under 40em. */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className={classNames(styles.table, styles.stack)} {...tableRoles.table} aria-label={label}>
      <thead {...tableRoles.rowGroup}>
        <tr {...tableRoles.row}>
          {columns.map(({ header, kind }) => (
            <th key={header} {...tableRoles.columnHeader}>
              {kind === 'actions' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowGroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...tableRoles.row}>
            {columns.map((column) => (
              <DataTableCell key={column.header} header={column.header} kind={column.kind}>
                {column.cell(row)}
              </DataTableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
