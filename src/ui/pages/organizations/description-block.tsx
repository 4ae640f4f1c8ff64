import { useId } from 'react';
import type { NamedValue } from '@/ui/kit/data/dotted-list.tsx';
import { FactTable } from '@/ui/kit/data/fact-table.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import styles from './block.module.css';

interface DescriptionBlockProps {
  readonly title: string;
  /** The id for links within the page. */
  readonly anchor?: string | undefined;
  readonly aside?: string | undefined;
  readonly rows: readonly NamedValue[];
}

/** Offices with their holders, under a heading; nothing when there are no holders. */
export function DescriptionBlock({ title, anchor, aside, rows }: DescriptionBlockProps) {
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
