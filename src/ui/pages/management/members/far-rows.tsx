import { memo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import styles from './far-rows.module.css';

/** Members far from the window: one row of their height holds their names, so that find-in-page and screen readers reach them. */
export const FarRows = memo(function FarRows({ members }: { readonly members: readonly MemberEntry[] }) {
  return (
    <tr {...tableRoles.row} className={styles.far} data-members={members.length}>
      <td {...tableRoles.cell}>
        {members.map(({ name }) => (name.trim() === '' ? memberListMessages.noName : name)).join(', ')}
      </td>
    </tr>
  );
});
