import { memo, useMemo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn, MemberOrder } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { inParts } from '@/ui/kit/data/in-parts.ts';
import { usePrinted } from '@/ui/kit/data/nearness.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { memberColumns, memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { BATCH, MemberBatch } from './member-batch.tsx';
import { MemberGroup } from './member-group.tsx';
import styles from './member-table.module.css';
import head from './member-table-head.module.css';

interface MemberTableProps {
  /** In display order. */
  readonly members: readonly MemberEntry[];
  /**
   * Of a list with many members, shown or not, only the rows near the window and the first and last batch are rendered
   * in full.
   */
  readonly isLong: boolean;
  readonly columns: readonly MemberColumn[];
  readonly newest: readonly EntityId[];
  readonly order: MemberOrder;
  readonly send: (event: MemberListEvent) => void;
}

/** `aria-rowcount` includes the row of the columns' names and all members, however few rows are rendered for them. */
const HEADINGS = 1;

/**
 * The number of members at the head of the list that are rendered in batches from the start: some are in sight at
 * first.
 */
const HEAD = 5 * BATCH;

/** The number of members that are rendered as one row until they were near the window once. */
const GROUP = 20 * BATCH;

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
  const { first, groups, last } = useMemo(() => partsOf(members), [members]);
  const isPrinted = usePrinted();
  const rows = { isWhole: !isLong || isPrinted, columns, newest, send };
  return (
    <table
      className={classNames(styles.table, columns.includes('zone') && styles.placed)}
      {...tableRoles.table}
      aria-label={memberListMessages.list}
      aria-rowcount={HEADINGS + members.length}
    >
      <thead {...tableRoles.rowGroup} className={head.head}>
        <tr {...tableRoles.row} className={styles.row} aria-rowindex={HEADINGS}>
          {columns.map((column) => (
            <th
              key={column}
              {...tableRoles.columnHeader}
              className={styles[column]}
              aria-sort={order.by === column ? direction(order) : 'none'}
            >
              <PlainButton className={head.sort} onClick={() => send({ type: 'column.chosen', column })}>
                {memberColumns[column]}
                <Icon name="down" className={head.arrow} />
              </PlainButton>
            </th>
          ))}
          <th {...tableRoles.columnHeader}>
            <VisuallyHidden>{memberListMessages.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <MemberGroup {...rows} members={first} rowIndex={HEADINGS + 1} isFirst isLast={last.length === 0} />
      {groups.map((group, number) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group is identified by its index; its members change
        <MemberGroup key={number} {...rows} members={group} rowIndex={HEADINGS + HEAD + number * GROUP + 1} />
      ))}
      {last.length > 0 && (
        <MemberBatch
          {...rows}
          members={last}
          rowIndex={HEADINGS + members.length - last.length + 1}
          isWhole
          startsNear={false}
        />
      )}
    </table>
  );
});

interface Parts {
  readonly first: readonly MemberEntry[];
  readonly groups: readonly (readonly MemberEntry[])[];
  /** The last batch is always rendered in full: the focus enters the list from below at its last row. */
  readonly last: readonly MemberEntry[];
}

function partsOf(members: readonly MemberEntry[]): Parts {
  return {
    first: members.slice(0, HEAD),
    groups: inParts(members.slice(HEAD, -BATCH), GROUP),
    last: members.slice(Math.max(HEAD, members.length - BATCH)),
  };
}

function direction({ descending }: MemberOrder): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending';
}
