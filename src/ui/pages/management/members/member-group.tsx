import { memo, useMemo } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { inParts } from '@/ui/kit/data/in-parts.ts';
import { useWasNear } from '@/ui/kit/data/nearness.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { FarMembers } from './far-members.tsx';
import { BATCH, MemberBatch, type MemberBatchProps } from './member-batch.tsx';
import styles from './member-table.module.css';

/** The number of members that cost one row until they were near the window once; the style sheet has their height. */
export const GROUP = 20 * BATCH;

/** So many batches at the head of the list are in sight on most screens: they are rendered once, as wholes. */
const IN_SIGHT = 3;

interface MemberGroupProps extends Omit<MemberBatchProps, 'isWhole' | 'startsNear'> {
  /** All its rows stand as wholes. */
  readonly isWhole: boolean;
  /** The list begins, or ends, with it: there is a whole batch. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Many members of a long list. A letter that is typed into the search changes every row: it must not be the work of hundreds
 * of batches of which nobody has seen one.
 */
export const MemberGroup = memo(function MemberGroup({ members, isWhole, isFirst, isLast, ...rest }: MemberGroupProps) {
  const { ref, wasNear } = useWasNear();
  const stands = isWhole || isFirst || isLast || wasNear;
  const batches = useMemo(() => (stands ? inParts(members, BATCH) : []), [members, stands]);
  if (!stands)
    return (
      <tbody ref={ref} {...tableRoles.rowGroup} className={classNames(styles.rows, styles.group)}>
        <FarMembers members={members} />
      </tbody>
    );
  return batches.map((batch, number) => (
    <MemberBatch
      // oxlint-disable-next-line react/no-array-index-key -- a batch is identified by its index; its members change
      key={number}
      members={batch}
      startsNear={isFirst && number < IN_SIGHT}
      isWhole={isWhole || (isFirst && number === 0) || (isLast && number === batches.length - 1)}
      {...rest}
    />
  ));
});
