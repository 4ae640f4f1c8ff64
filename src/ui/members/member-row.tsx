import { memo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberListEvent } from '@/admin/machines/member-list.machine.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { tableRoles } from '../kit/table-roles.ts';
import { Tag } from '../kit/tag.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { memberColumns, memberListMessages, memberName } from '../messages/member-messages.ts';
import styles from './member-table.module.css';

interface MemberRowProps {
  readonly member: MemberEntry;
  readonly isNew: boolean;
  readonly send: (event: MemberListEvent) => void;
}

/** One member (MEMB-01). Redrawn only when something of them has changed, however often somebody types in the search. */
export const MemberRow = memo(function MemberRow({ member, isNew, send }: MemberRowProps) {
  const { id, email } = member;
  const hasEmail = email.trim() !== '';
  const called = <VisuallyHidden> {memberName(member)}</VisuallyHidden>;
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <td {...tableRoles.cell} className={styles.id} data-label={memberColumns.id}>
        <bdi className={styles.words}>{id}</bdi>
      </td>
      <th {...tableRoles.rowHeader} className={styles.name}>
        <bdi className={styles.words}>{member.name.trim() === '' ? memberListMessages.noName : member.name}</bdi>
        {isNew && <Tag tone="today">{memberListMessages.isNew}</Tag>}
      </th>
      <td {...tableRoles.cell} className={classNames(styles.email, !hasEmail && styles.missing)}>
        <bdi className={styles.words}>{hasEmail ? email : memberListMessages.noEmail}</bdi>
      </td>
      <td {...tableRoles.cell} className={styles.acts}>
        <ButtonLink
          variant="quiet"
          href={`/member/detail/${encodeURIComponent(id)}`}
          onClick={() => send({ type: 'page.leaving' })}
        >
          {memberListMessages.edit}
          {called}
        </ButtonLink>
        <Button variant="danger" onClick={() => send({ type: 'removal.asked', member })}>
          <Icon name="trash" />
          {memberListMessages.remove}
          {called}
        </Button>
      </td>
    </tr>
  );
});
