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

/** The number of rows that are painted or skipped together; the style sheet has their height. */
export const BATCH = 5;

export interface MemberBatchProps {
  readonly members: readonly MemberEntry[];
  /** It stands as a whole wherever the window is. */
  readonly isWhole: boolean;
  /** It stands as a whole until the browser says that it is far from the window. */
  readonly startsNear: boolean;
  readonly columns: readonly MemberColumn[];
  readonly newest: readonly EntityId[];
  readonly send: (event: MemberListEvent) => void;
}

/**
 * Rows of a long list, which are rendered while they are near the window. Elsewhere one row of the same height holds their
 * names, so that find-in-page and screen readers still reach them.
 */
export function MemberBatch({ members, isWhole, startsNear, columns, newest, send }: MemberBatchProps) {
  const { ref, isNear } = useNearness(startsNear);
  // The browser may skip what is out of sight, and lays out what it skipped a second time when it finds it in sight.
  const isSkipped = isWhole ? !startsNear : !isNear;
  return (
    <tbody
      ref={isWhole ? undefined : ref}
      {...tableRoles.rowGroup}
      // The style sheet's height is right only for a full batch.
      className={classNames(styles.rows, isSkipped && members.length === BATCH && styles.batch)}
    >
      {isWhole || isNear ? (
        members.map((member, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row holds nothing of its own: one that shows another member costs less than a new one
          <MemberRow key={at} member={member} columns={columns} isNew={newest.includes(member.id)} send={send} />
        ))
      ) : (
        <FarMembers members={members} />
      )}
    </tbody>
  );
}
