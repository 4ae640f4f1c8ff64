import { classNames } from '@/ui/kit/class-names.ts';
import styles from './data-table.module.css';
import type { NamedValue } from './dotted-list.tsx';
import { tableRoles } from './table-roles.ts';

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
