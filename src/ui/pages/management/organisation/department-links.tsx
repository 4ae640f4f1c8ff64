import type { DepartmentEntry } from '@/organisation/ports/organisation-editor.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { departmentCount } from '@/ui/messages/ko/counts.ts';
import { partMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { partHref } from './part-address.ts';
import styles from './part-form.module.css';
import { PartLinks } from './part-links.tsx';

interface DepartmentLinksProps {
  readonly committee: EntityId;
  readonly departments: readonly DepartmentEntry[];
}

/** Links to the pages on which a committee's departments are edited; a department without an id has no link. */
export function DepartmentLinks({ committee, departments }: DepartmentLinksProps) {
  if (departments.length === 0) return null;
  const links = departments.flatMap(({ id, name }) =>
    id === undefined ? [] : { href: partHref({ kind: 'department', id }, committee), name },
  );
  const fixed = departments.filter(({ id }) => id === undefined);
  return (
    <div className={styles.departments}>
      <PartLinks
        title={messages.departments}
        aside={departmentCount(departments.length)}
        lead={messages.departmentsLead}
        links={links}
      />
      {fixed.length > 0 && (
        <p>
          {fixed.map(({ name }) => name).join(', ')}: {messages.notEditable}
        </p>
      )}
    </div>
  );
}
