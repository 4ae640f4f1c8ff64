import { memo, useMemo } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { inParts } from '@/ui/kit/data/in-parts.ts';
import { useWasNear } from '@/ui/kit/data/nearness.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { FarMembers } from './far-members.tsx';
import { BATCH, heightOf, MemberBatch, type MemberBatchProps } from './member-batch.tsx';
import styles from './member-table.module.css';

/**
 * The number of batches at the head of the list that are in sight on most screens: they are rendered in full from the
 * start.
 */
const IN_SIGHT = 3;

interface MemberGroupProps extends Omit<MemberBatchProps, 'startsNear'> {
  /** Rendered as one row until it was near the window once. */
  readonly isFolded?: boolean;
  /** The first group of the list: its first batch is always rendered in full. */
  readonly isFirst?: boolean;
  /** The last group of the list: its last batch is always rendered in full. */
  readonly isLast?: boolean;
}

/**
 * Many members of a long list. In a very long one they are rendered as one row until they were near the window once: a letter
 * typed into the search changes every row, and updating hundreds of batches that were never in sight would be too slow.
 */
export const MemberGroup = memo(function MemberGroup(props: MemberGroupProps) {
  const { members, rowIndex, isWhole, isFolded = false, isFirst = false, isLast = false, ...rest } = props;
  const { ref, wasNear } = useWasNear();
  const stands = !isFolded || isWhole || wasNear;
  const batches = useMemo(() => (stands ? inParts(members, BATCH) : []), [members, stands]);
  if (!stands)
    return (
      <tbody
        ref={ref}
        {...tableRoles.rowGroup}
        className={classNames(styles.rows, styles.skipped)}
        style={heightOf(members)}
      >
        <FarMembers members={members} rowIndex={rowIndex} />
      </tbody>
    );
  return batches.map((batch, number) => (
    <MemberBatch
      // oxlint-disable-next-line react/no-array-index-key -- a batch is identified by its index; its members change
      key={number}
      members={batch}
      rowIndex={rowIndex + number * BATCH}
      startsNear={isFirst && number < IN_SIGHT}
      isWhole={isWhole || (isFirst && number === 0) || (isLast && number === batches.length - 1)}
      {...rest}
    />
  ));
});
