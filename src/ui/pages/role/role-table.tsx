import type { Role } from '@/admin/domain/role-register.ts';
import { href } from '@/ui/app/routes/href.ts';
import { type Column, DataTable } from '@/ui/kit/data/data-table.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { roleListMessages, roleMeaning } from '@/ui/messages/ko/role-messages.ts';
import { RoleName } from './role-name.tsx';
import styles from './roles.module.css';

const columns: readonly Column<Role>[] = [
  {
    header: roleListMessages.name,
    kind: 'rowHeader',
    cell: ({ id, name }) => (
      <span className={styles.role}>
        <TextLink href={href('roleDetail', { roleId: id })}>
          <RoleName name={name} />
        </TextLink>
      </span>
    ),
  },
  { header: roleListMessages.meaning, cell: ({ name }) => roleMeaning(name) },
];

/** Every role by name, each leading to its holders (ROLE-02). */
export function RoleTable({ roles }: { readonly roles: readonly Role[] }) {
  return <DataTable label={roleListMessages.list} columns={columns} rows={roles} rowKey={({ id }) => id} />;
}
