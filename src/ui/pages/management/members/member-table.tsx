import { memo, useMemo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn, MemberOrder } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { inParts } from '@/ui/kit/data/in-parts.ts';
import { usePrinted } from '@/ui/kit/data/nearness.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { memberColumns, memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { GROUP, MemberGroup } from './member-group.tsx';
import styles from './member-table.module.css';
import head from './member-table-head.module.css';

interface MemberTableProps {
  /** In display order. */
  readonly members: readonly MemberEntry[];
  /** A list of many members, shown or not, has whole rows only near the window, and in its first and last batch. */
  readonly isLong: boolean;
  readonly columns: readonly MemberColumn[];
  readonly newest: readonly EntityId[];
  readonly order: MemberOrder;
  readonly send: (event: MemberListEvent) => void;
}

/**
 * A sortable table of number, name, duty, zone, e-mail and actions; on a phone each member is a link (MEMB-01,
 * MEMB-07).
 */
export const MemberTable = memo(function MemberTable({
  members,
  isLong,
  columns,
  newest,
  order,
  send,
}: MemberTableProps) {
  const groups = useMemo(() => inParts(members, GROUP), [members]);
  const isPrinted = usePrinted();
  return (
    <table
      className={classNames(styles.table, columns.includes('zone') && styles.placed)}
      {...tableRoles.table}
      aria-label={memberListMessages.list}
    >
      <thead {...tableRoles.rowGroup} className={head.head}>
        <tr {...tableRoles.row} className={styles.row}>
          {columns.map((column) => (
            <th
              key={column}
              {...tableRoles.columnHeader}
              className={styles[column]}
              aria-sort={order.by === column ? direction(order) : 'none'}
            >
              <button type="button" className={head.sort} onClick={() => send({ type: 'column.chosen', column })}>
                {memberColumns[column]}
                <Icon name="down" className={head.arrow} />
              </button>
            </th>
          ))}
          <th {...tableRoles.columnHeader}>
            <VisuallyHidden>{memberListMessages.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map((group, number) => (
        <MemberGroup
          // oxlint-disable-next-line react/no-array-index-key -- a group is identified by its index; its members change
          key={number}
          members={group}
          isWhole={!isLong || isPrinted}
          isFirst={number === 0}
          isLast={number === groups.length - 1}
          columns={columns}
          newest={newest}
          send={send}
        />
      ))}
    </table>
  );
});

function direction({ descending }: MemberOrder): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending';
}
