import { useId } from 'react';
import type { Committee } from '@/organisation/domain/organisation.ts';
import { DottedList } from '@/ui/kit/data/dotted-list.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { departmentCount } from '@/ui/messages/ko/counts.ts';
import { committeeOffices } from '@/ui/messages/ko/office-names.ts';
import { committeeMessages, organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import block from './block.module.css';
import styles from './committee-body.module.css';
import { DepartmentCard } from './department-card.tsx';
import { tablesOf } from './department-tables.ts';
import { DescriptionBlock } from './description-block.tsx';
import { TableOfContents } from './table-of-contents.tsx';

const DUTIES = 'duties';
const DEPARTMENTS = 'departments';
const anchorOf = (department: number): string => `department-${department + 1}`;

/** A committee's leaders, duties and departments (ORGN-05…08). */
export function CommitteeBody({ committee }: { readonly committee: Committee }) {
  const { chairman, secretary, duties, departments } = committee;
  const id = useId();
  const tables = tablesOf(departments);
  const parts = [
    ...(duties.length > 0 ? [{ anchor: DUTIES, title: committeeMessages.duties }] : []),
    ...(departments.length > 0 ? [{ anchor: DEPARTMENTS, title: committeeMessages.departments }] : []),
    // A single table needs no table of contents.
    ...(departments.length > 1
      ? departments.map(({ name }, at) => ({ anchor: anchorOf(at), title: name || committeeMessages.department }))
      : []),
    ...tables,
  ];
  const heads = [
    { name: committeeOffices.chairman, value: chairman?.name ?? organisationMessages.nobody },
    { name: committeeOffices.secretary, value: secretary?.name ?? organisationMessages.nobody },
  ];
  return (
    <>
      <DottedList className={styles.heads} rows={heads} />
      <TableOfContents parts={parts} />
      {duties.length > 0 && (
        <section className={block.block} id={DUTIES} aria-labelledby={`${id}duties`}>
          <PartHeading id={`${id}duties`}>{committeeMessages.duties}</PartHeading>
          <ul className={styles.duties}>
            {duties.map((duty, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- duties keep their order, and two may be equal
              <li key={at}>{duty}</li>
            ))}
          </ul>
        </section>
      )}
      {departments.length > 0 && (
        <section className={block.block} id={DEPARTMENTS} aria-labelledby={`${id}departments`}>
          <PartHeading id={`${id}departments`} aside={departmentCount(departments.length)}>
            {committeeMessages.departments}
          </PartHeading>
          <div className={styles.cards}>
            {departments.map((department, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- departments keep their order, and two may be equal
              <DepartmentCard key={at} anchor={anchorOf(at)} department={department} />
            ))}
          </div>
        </section>
      )}
      {tables.map(({ anchor, title, department, rows }) => (
        <DescriptionBlock key={anchor} anchor={anchor} title={title} aside={department} rows={rows} />
      ))}
      {duties.length + departments.length === 0 && <p className={block.block}>{committeeMessages.empty}</p>}
    </>
  );
}
