import type { CSSProperties } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { useNearness } from '@/ui/kit/data/nearness.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { FarMembers } from './far-members.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './member-table.module.css';

/** The number of rows that are painted or skipped together. */
export const BATCH = 5;

export interface MemberBatchProps {
  readonly members: readonly MemberEntry[];
  /** The position of its first row in the table, from 1. */
  readonly rowIndex: number;
  /** Renders all rows wherever the viewport is. */
  readonly isWhole: boolean;
  /** Renders all rows until the browser reports that they are far from the viewport. */
  readonly startsNear: boolean;
  readonly columns: readonly MemberColumn[];
  readonly newest: readonly EntityId[];
  readonly send: (event: MemberListEvent) => void;
}

/**
 * Rows of a long list, which are rendered while they are near the window. Elsewhere one row of the same height contains
 * their names, so that find-in-page and screen readers find these.
 */
export function MemberBatch(props: MemberBatchProps) {
  const { members, rowIndex, isWhole, startsNear, columns, newest, send } = props;
  const { ref, isNear } = useNearness(startsNear);
  // The browser may skip rows out of sight, and lays skipped rows out a second time when it finds them in sight.
  const isSkipped = isWhole ? !startsNear : !isNear;
  return (
    <tbody
      ref={isWhole ? undefined : ref}
      {...tableRoles.rowGroup}
      className={classNames(styles.rows, isSkipped && styles.skipped)}
      style={isSkipped ? heightOf(members) : undefined}
    >
      {isWhole || isNear ? (
        members.map((member, at) => (
          <MemberRow
            // oxlint-disable-next-line react/no-array-index-key -- a row has no state: to update it costs less than a new one
            key={at}
            member={member}
            rowIndex={rowIndex + at}
            columns={columns}
            isNew={newest.includes(member.id)}
            send={send}
          />
        ))
      ) : (
        <FarMembers members={members} rowIndex={rowIndex} />
      )}
    </tbody>
  );
}

/** The height of a member's row, which is the same for all. */
export function heightOf({ length }: readonly MemberEntry[]): CSSProperties {
  return { blockSize: `calc(${length} * var(--row-height))` };
}
