import { memo, useMemo } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { inParts } from '@/ui/kit/data/in-parts.ts';
import { useWasNear } from '@/ui/kit/data/nearness.ts';
import { tableRoles } from '@/ui/kit/data/table-roles.ts';
import { FarMembers } from './far-members.tsx';
import { BATCH, heightOf, MemberBatch, type MemberBatchProps } from './member-batch.tsx';
import styles from './member-table.module.css';

/** So many batches at the head of the list are in sight on most screens: they are rendered once, as wholes. */
const IN_SIGHT = 3;

interface MemberGroupProps extends Omit<MemberBatchProps, 'startsNear'> {
  /** The list begins with it: its first batch is a whole one. */
  readonly isFirst?: boolean;
  /** The list ends with it: its last batch is a whole one. */
  readonly isLast?: boolean;
}

/**
 * Many members of a long list, which cost one row until they were near the window once. A letter that is typed into the
 * search changes every row: it must not be the work of hundreds of batches of which nobody has seen one.
 */
export const MemberGroup = memo(function MemberGroup(props: MemberGroupProps) {
  const { members, rowIndex, isWhole, isFirst = false, isLast = false, ...rest } = props;
  const { ref, wasNear } = useWasNear();
  const stands = isWhole || isFirst || wasNear;
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
