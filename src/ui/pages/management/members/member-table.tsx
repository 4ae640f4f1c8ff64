import { memo, useMemo } from 'react';
import type { MemberListEvent } from '@/admin/members/member-list.machine.ts';
import type { MemberColumn, MemberOrder } from '@/admin/members/member-list.ts';
import type { MemberEntry } from '@/admin/members/members.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { tableRoles } from '@/ui/kit/data/data-table.tsx';
import { usePrinted } from '@/ui/kit/data/nearness.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { memberColumns, memberListMessages } from '@/ui/messages/ko/members.ts';
import { BATCH, inParts, MemberBatch, MemberGroup } from './member-rows.tsx';
import styles from './members.module.css';

export type TableLength = 'short' | 'long' | 'very long';

interface MemberTableProps {
  /** In display order. */
  readonly members: readonly MemberEntry[];
  /**
   * Of a list with many members, shown or not, only the rows near the window and at both ends are rendered in full;
   * elsewhere a row stands for a few of them, or, in a very long list, for a hundred.
   */
  readonly length: TableLength;
  readonly columns: readonly MemberColumn[];
  readonly newest: readonly EntityId[];
  /** The names that several members share (MEMB-11). */
  readonly namesakes: ReadonlySet<string>;
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

/** The number of members that a very long list renders as one row until they were near the window once. */
const GROUP = 20 * BATCH;

/** The number of members at the end of the list that are always rendered in full: the focus enters it there from below. */
const END = 2;

/** Up to this number of members the browser does not skip the last ones either: it would lay them out after the others. */
const ALL_NEAR = 9 * BATCH;

/**
 * A sortable table of number, name, duty, zone, e-mail and actions; on a phone each member is a link (MEMB-01,
 * MEMB-07).
 */
export const MemberTable = memo(function MemberTable({
  members,
  length,
  columns,
  newest,
  namesakes,
  order,
  send,
}: MemberTableProps) {
  const { first, groups, last } = useMemo(() => partsOf(members), [members]);
  const isPrinted = usePrinted();
  const rows = { isWhole: length === 'short' || isPrinted, columns, newest, namesakes, send };
  return (
    <table
      className={classNames(styles.table, columns.includes('zone') && styles.placed)}
      {...tableRoles.table}
      aria-label={memberListMessages.list}
      aria-rowcount={HEADINGS + members.length}
    >
      <thead {...tableRoles.rowGroup} className={styles.head}>
        <tr {...tableRoles.row} className={styles.row} aria-rowindex={HEADINGS}>
          {columns.map((column) => (
            <th
              key={column}
              {...tableRoles.columnHeader}
              className={styles[column]}
              aria-sort={order.by === column ? direction(order) : 'none'}
            >
              <PlainButton className={styles.sort} onClick={() => send({ type: 'column.chosen', column })}>
                <span>{memberColumns[column]}</span>
                <Icon name="down" className={styles.arrow} />
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
        <MemberGroup
          // oxlint-disable-next-line react/no-array-index-key -- a group is identified by its index; its members change
          key={number}
          {...rows}
          members={group}
          rowIndex={HEADINGS + HEAD + number * GROUP + 1}
          isFolded={length === 'very long'}
        />
      ))}
      {last.length > 0 && (
        <MemberBatch
          {...rows}
          members={last}
          rowIndex={HEADINGS + members.length - last.length + 1}
          isWhole
          startsNear={members.length <= ALL_NEAR}
        />
      )}
    </table>
  );
});

interface Parts {
  readonly first: readonly MemberEntry[];
  readonly groups: readonly (readonly MemberEntry[])[];
  readonly last: readonly MemberEntry[];
}

function partsOf(members: readonly MemberEntry[]): Parts {
  return {
    first: members.slice(0, HEAD),
    groups: inParts(members.slice(HEAD, -END), GROUP),
    last: members.slice(Math.max(HEAD, members.length - END)),
  };
}

function direction({ descending }: MemberOrder): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending';
}
