import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import styles from './data-table.module.css';
import type { NamedValue } from './named-values.tsx';

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

interface DataTableCellProps {
  readonly header: string;
  readonly kind: 'rowHeader' | 'actions' | undefined;
  readonly children: ReactNode;
}

/** One cell of a {@link DataTable}. */
function DataTableCell({ header, kind, children }: DataTableCellProps) {
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

interface FactTableProps {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  readonly rows: readonly NamedValue[];
}

/** A table of names and values without column headings, such as the offices of a choir. */
export function FactTable({ labelledBy, rows }: FactTableProps) {
  return (
    <table className={classNames(styles.table, styles.facts)} {...tableRoles.table} aria-labelledby={labelledBy}>
      <tbody {...tableRoles.rowGroup}>
        {rows.map((row) => (
          <tr key={row.name} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>{row.name}</th>
            <td {...tableRoles.cell}>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The roles of a table, written out: under 40em its parts become blocks and grids, and browsers then drop the native roles. */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
