import type { ChurchSchool, Department } from '@/organisation/domain/organisation.ts';
import type { NamedValue } from '../kit/leaders.tsx';
import { choirOffices, schoolOffices } from '../messages/office-names.ts';
import { committeeMessages, pupilsCounted, schoolTitle } from '../messages/organisation-messages.ts';
import { FactBlock } from './fact-block.tsx';
import { officeRows } from './office-rows.ts';

/** Where pupils are not named, how many they are, and for whom they are named (ORGN-07). */
function withCount(rows: readonly NamedValue[], { studentCount }: Pick<ChurchSchool, 'studentCount'>) {
  if (studentCount === undefined || studentCount === 0) return rows;
  return [...rows, { name: schoolOffices.students ?? '', value: pupilsCounted(studentCount) }];
}

/** The church school of a department, and a table for each of its choirs (ORGN-07, ORGN-08). */
export function DepartmentTables({ department: { name, school, choirs } }: { readonly department: Department }) {
  return (
    <>
      {school !== undefined && (
        <FactBlock title={schoolTitle(name)} aside={name} rows={withCount(officeRows(schoolOffices, school), school)} />
      )}
      {choirs.map((choir, at) => (
        <FactBlock
          // oxlint-disable-next-line react/no-array-index-key -- choirs keep their places, and two may be alike
          key={at}
          title={choir.name || committeeMessages.choir}
          aside={name}
          rows={withCount(officeRows(choirOffices, choir), choir)}
        />
      ))}
    </>
  );
}
