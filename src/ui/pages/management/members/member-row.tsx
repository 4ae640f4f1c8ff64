import { memo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { MEMBER_FILTERS, type MemberColumn } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { fullName, memberColumns, memberListMessages, memberName } from '@/ui/messages/ko/member-messages.ts';
import styles from './member-table.module.css';

interface MemberRowProps {
  readonly member: MemberEntry;
  readonly rowIndex: number;
  readonly columns: readonly MemberColumn[];
  readonly isNew: boolean;
  readonly send: (event: MemberListEvent) => void;
}

/** One member (MEMB-01). Memoised, so that typing into the search does not render unchanged rows again. */
export const MemberRow = memo(function MemberRow({ member, rowIndex, columns, isNew, send }: MemberRowProps) {
  const { id, email } = member;
  const hasEmail = email.trim() !== '';
  const address = href('memberDetail', { id });
  const called = memberName(member);
  return (
    <tr {...tableRoles.row} className={styles.row} aria-rowindex={rowIndex}>
      <td {...tableRoles.cell} className={styles.id} data-label={memberColumns.id}>
        {id}
      </td>
      <th {...tableRoles.rowHeader} className={styles.name}>
        <TextLink className={styles.open} href={address} onClick={() => send({ type: 'page.left' })}>
          <bdi className={styles.words}>{fullName(member)}</bdi>
        </TextLink>
        {isNew && <Tag tone="accent">{memberListMessages.isNew}</Tag>}
      </th>
      {MEMBER_FILTERS.filter((column) => columns.includes(column)).map((column) => (
        <td key={column} {...tableRoles.cell} className={classNames(styles[column], styles.words)} dir="auto">
          {member[column]?.name}
        </td>
      ))}
      <td
        {...tableRoles.cell}
        className={classNames(styles.email, styles.words, !hasEmail && styles.missing)}
        dir="auto"
      >
        {hasEmail ? <Email email={email} /> : memberListMessages.noEmail}
      </td>
      <td {...tableRoles.cell} className={styles.actions}>
        <ButtonLink
          variant="quiet"
          href={address}
          aria-label={`${memberListMessages.edit} ${called}`}
          onClick={() => send({ type: 'page.left' })}
        >
          {memberListMessages.edit}
        </ButtonLink>
        <Button
          variant="danger"
          aria-label={`${memberListMessages.remove} ${called}`}
          onClick={() => send({ type: 'removal.asked', member })}
        >
          {memberListMessages.remove}
        </Button>
      </td>
    </tr>
  );
});

/** An e-mail address that needs two lines breaks before the `@`. */
function Email({ email }: { readonly email: string }) {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
