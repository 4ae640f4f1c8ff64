import { memo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn, MemberOrder } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { memberColumns, memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { MemberRow } from './member-row.tsx';
import styles from './member-table.module.css';

interface MemberTableProps {
  /** In the order in which they are shown. */
  readonly members: readonly MemberEntry[];
  readonly columns: readonly MemberColumn[];
  readonly newest: readonly EntityId[];
  readonly order: MemberOrder;
  readonly send: (event: MemberListEvent) => void;
}

/** Rows that are painted or left out together; the style sheet knows how high they are. */
const BATCH = 20;

/** Number, name, duty, zone, e-mail and what can be done, sortable by each; on a phone a line that opens the member (MEMB-01, MEMB-07). */
export const MemberTable = memo(function MemberTable({ members, columns, newest, order, send }: MemberTableProps) {
  return (
    <table
      className={classNames(styles.table, columns.includes('zone') && styles.placed)}
      {...tableRoles.table}
      aria-label={memberListMessages.list}
    >
      <thead {...tableRoles.rowGroup} className={styles.head}>
        <tr {...tableRoles.row} className={styles.row}>
          {columns.map((column) => (
            <th
              key={column}
              {...tableRoles.columnHeader}
              className={styles[column]}
              aria-sort={order.by === column ? direction(order) : 'none'}
            >
              <button type="button" className={styles.sort} onClick={() => send({ type: 'column.chosen', column })}>
                {memberColumns[column]}
                <Icon name="down" className={styles.arrow} />
              </button>
            </th>
          ))}
          <th {...tableRoles.columnHeader}>
            <VisuallyHidden>{memberListMessages.acts}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {batchesOf(members).map((batch, number) => (
        // oxlint-disable-next-line react/no-array-index-key -- a batch is its place: members move from one to another
        <tbody key={number} {...tableRoles.rowGroup} className={lookOf(batch)}>
          {batch.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              columns={columns}
              isNew={newest.includes(member.id)}
              send={send}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
});

function direction({ descending }: MemberOrder): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending';
}

/** Only a whole batch is as high as the style sheet says. */
function lookOf(batch: readonly MemberEntry[]): string {
  return classNames(styles.rows, batch.length === BATCH && styles.batch);
}

function batchesOf(members: readonly MemberEntry[]): readonly (readonly MemberEntry[])[] {
  return Array.from({ length: Math.ceil(members.length / BATCH) }, (_, number) =>
    members.slice(number * BATCH, (number + 1) * BATCH),
  );
}
