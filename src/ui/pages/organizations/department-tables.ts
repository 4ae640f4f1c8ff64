import type { ChurchSchool, Department } from '@/organisation/domain/organisation.ts';
import type { NamedValue } from '@/ui/kit/data/dotted-list.tsx';
import { choirOffices, schoolOffices } from '@/ui/messages/ko/office-names.ts';
import { committeeMessages, pupilsCounted, schoolTitle } from '@/ui/messages/ko/organisation-messages.ts';
import { officeRows } from './office-rows.ts';

/** A table of a committee's page, with its id for the table of contents. */
export interface DepartmentTable {
  readonly anchor: string;
  readonly title: string;
  readonly department: string;
  readonly rows: readonly NamedValue[];
}

/** Adds the number of pupils where they are not named, and says who can see their names (ORGN-07). */
function withCount(rows: readonly NamedValue[], { studentCount }: Pick<ChurchSchool, 'studentCount'>) {
  if (studentCount === undefined || studentCount === 0) return rows;
  return [...rows, { name: schoolOffices.students ?? '', value: pupilsCounted(studentCount) }];
}

/**
 * The table of each department's church school, and of each of its choirs, where it has any people (ORGN-07, ORGN-08).
 */
export function tablesOf(departments: readonly Department[]): readonly DepartmentTable[] {
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
