import { useId } from 'react';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import block from './block.module.css';
import styles from './name-table.module.css';

interface NameTableProps {
  readonly title: string;
  readonly aside: string;
  /** The column's heading, for screen readers only. */
  readonly header: string;
  readonly names: readonly string[];
}

/** A table of names whose rows are side by side where there is room. */
export function NameTable({ title, aside, header, names }: NameTableProps) {
  const id = useId();
  return (
    <section className={block.block}>
      <PartHeading id={id} aside={aside}>
        {title}
      </PartHeading>
      <table className={styles.table} {...tableRoles.table} aria-labelledby={id}>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>
              <VisuallyHidden>{header}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody className={styles.names} {...tableRoles.rowGroup}>
          {names.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two members may share a name
            <tr key={`${name} ${at}`} className={styles.name} {...tableRoles.row}>
              <td {...tableRoles.cell}>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
