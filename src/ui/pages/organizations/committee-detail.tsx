import { useId, useMemo } from 'react';
import type { CommitteeFactory } from '@/organisation/organisation.machine.ts';
import type { ChurchSchool, Committee, Department } from '@/organisation/organisation.ts';
import { DescriptionList, DottedList, type NamedValue } from '@/ui/kit/data/named-values.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { JumpLinks } from '@/ui/kit/navigation/jump-links.tsx';
import { departmentCount } from '@/ui/messages/ko/grammar.ts';
import {
  choirOffices,
  committeeMessages,
  committeeName,
  committeeOffices,
  departmentOffices,
  pupilsCounted,
  schoolOffices,
  schoolTitle,
} from '@/ui/messages/ko/organisation.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './organisation.module.css';
import { DescriptionBlock, DetailState, officeRows } from './organisation-detail.tsx';
import { nameOrNobody } from './organisation-frame.tsx';

interface CommitteeDetailProps {
  readonly readingOf: CommitteeFactory;
  readonly id: string;
  /** The name in the list, shown until the committee is loaded. */
  readonly name: string | undefined;
}

/** A committee (ORGN-05). Its key must contain the id and whether the reader is a visitor. */
export function CommitteeDetail({ readingOf, id, name }: CommitteeDetailProps) {
  const { viewModel, retry } = useReading(useMemo(() => readingOf(id), [readingOf, id]));
  const ownName = viewModel.status === 'ready' && viewModel.value.name !== '' ? viewModel.value.name : name;
  return (
    <DetailState
      title={ownName === undefined ? pageNames.committee : committeeName(ownName)}
      viewModel={viewModel}
      messages={committeeMessages}
      onRetry={retry}
    >
      {(committee) => <CommitteeBody committee={committee} />}
    </DetailState>
  );
}

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
    { name: committeeOffices.chairman, value: nameOrNobody(chairman) },
    { name: committeeOffices.secretary, value: nameOrNobody(secretary) },
  ];
  return (
    <>
      <DottedList className={styles.heads} rows={heads} />
      <TableOfContents parts={parts} />
      {duties.length > 0 && (
        <section className={styles.block} id={DUTIES} aria-labelledby={`${id}duties`}>
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
        <section className={styles.block} id={DEPARTMENTS} aria-labelledby={`${id}departments`}>
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
      {duties.length + departments.length === 0 && <p className={styles.block}>{committeeMessages.empty}</p>}
    </>
  );
}

interface DepartmentCardProps {
  readonly department: Department;
  /** The id for links of the table of contents. */
  readonly anchor: string;
}

/** A department with the people who serve in it (ORGN-06). */
function DepartmentCard({ department, anchor }: DepartmentCardProps) {
  const title = useId();
  const rows = officeRows(departmentOffices, department);
  return (
    <Card id={anchor} aria-labelledby={title}>
      <h3 className={styles.departmentTitle} id={title}>
        {department.name || committeeMessages.department}
      </h3>
      {rows.length > 0 ? (
        <DescriptionList rows={rows} />
      ) : (
        <p className={styles.nobody}>
          {tablesOf([department]).length > 0 ? committeeMessages.servesBelow : committeeMessages.departmentEmpty}
        </p>
      )}
    </Card>
  );
}

/** From this number of parts on, the page is too long to be searched by scrolling. */
const MANY = 3;

interface TableOfContentsProps {
  /** The page's parts, in order. */
  readonly parts: readonly { readonly anchor: string; readonly title: string }[];
}

/** A table of contents for a long page. */
function TableOfContents({ parts }: TableOfContentsProps) {
  if (parts.length < MANY) return null;
  return (
    <div className={styles.contents}>
      <JumpLinks label={committeeMessages.contents}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </JumpLinks>
    </div>
  );
}

/** A table of a committee's page, with its id for the table of contents. */
interface DepartmentTable {
  readonly anchor: string;
  readonly title: string;
  readonly department: string;
  readonly rows: readonly NamedValue[];
}

/**
 * The table of each department's church school, and of each of its choirs, where it has any people (ORGN-07, ORGN-08).
 */
function tablesOf(departments: readonly Department[]): readonly DepartmentTable[] {
  return departments
    .flatMap(({ name: department, school, choirs }) => [
      ...(school === undefined
        ? []
        : [{ title: schoolTitle(department), department, rows: withCount(officeRows(schoolOffices, school), school) }]),
      ...choirs.map((choir) => ({
        title: choir.name || committeeMessages.choir,
        department,
        rows: withCount(officeRows(choirOffices, choir), choir),
      })),
    ])
    .filter(({ rows }) => rows.length > 0)
    .map((table, at) => ({ ...table, anchor: `part-${at + 1}` }));
}

/** Adds the number of pupils where they are not named, and says who can see their names (ORGN-07). */
function withCount(rows: readonly NamedValue[], { studentCount }: Pick<ChurchSchool, 'studentCount'>) {
  if (studentCount === undefined || studentCount === 0) return rows;
  return [...rows, { name: schoolOffices.students ?? '', value: pupilsCounted(studentCount) }];
}
