import type { Department } from '@/organisation/domain/organisation.ts';
import { choirOffices, schoolOffices } from '../messages/office-names.ts';
import { committeeMessages, schoolTitle } from '../messages/organisation-messages.ts';
import { FactBlock } from './fact-block.tsx';
import { officeRows } from './office-rows.ts';

/** The church school of a department, and a table for each of its choirs (ORGN-07, ORGN-08). */
export function DepartmentTables({ department: { name, school, choirs } }: { readonly department: Department }) {
  return (
    <>
      {school !== undefined && (
        <FactBlock title={schoolTitle(name)} aside={name} rows={officeRows(schoolOffices, school)} />
      )}
      {choirs.map((choir, at) => (
        <FactBlock
          // oxlint-disable-next-line react/no-array-index-key -- choirs keep their places, and two may be alike
          key={at}
          title={choir.name || committeeMessages.choir}
          aside={name}
          rows={officeRows(choirOffices, choir)}
        />
      ))}
    </>
  );
}
