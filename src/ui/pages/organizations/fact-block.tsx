import { useId } from 'react';
import { FactTable } from '@/ui/kit/data/fact-table.tsx';
import type { NamedValue } from '@/ui/kit/data/leaders.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import styles from './block.module.css';

interface FactBlockProps {
  readonly title: string;
  /** Where a link within the page leads to it. */
  readonly anchor?: string | undefined;
  readonly aside?: string | undefined;
  readonly rows: readonly NamedValue[];
}

/** Offices and who holds them, under a heading; nothing where nobody holds any. */
export function FactBlock({ title, anchor, aside, rows }: FactBlockProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.block} id={anchor}>
      <PartHeading id={id} aside={aside}>
        {title}
      </PartHeading>
      <FactTable labelledBy={id} rows={rows} />
    </section>
  );
}
