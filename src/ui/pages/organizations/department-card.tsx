import { useId } from 'react';
import type { Department } from '@/organisation/domain/organisation.ts';
import { DescriptionList } from '@/ui/kit/data/description-list.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { departmentOffices } from '@/ui/messages/ko/office-names.ts';
import { committeeMessages } from '@/ui/messages/ko/organisation-messages.ts';
import styles from './department-card.module.css';
import { tablesOf } from './department-tables.ts';
import { officeRows } from './office-rows.ts';

interface DepartmentCardProps {
  readonly department: Department;
  /** The id for links of the table of contents. */
  readonly anchor: string;
}

/** A department with the people who serve in it (ORGN-06). */
export function DepartmentCard({ department, anchor }: DepartmentCardProps) {
  const title = useId();
  const rows = officeRows(departmentOffices, department);
  return (
    <Card id={anchor} aria-labelledby={title}>
      <h3 className={styles.title} id={title}>
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
