import { type CSSProperties, memo, useMemo } from 'react';
import type { MemberListEvent } from '@/admin/members/member-list.machine.ts';
import { MEMBER_FILTERS, type MemberColumn } from '@/admin/members/member-list.ts';
import type { MemberEntry } from '@/admin/members/members.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { tableRoles } from '@/ui/kit/data/data-table.tsx';
import { useNearness, useWasNear } from '@/ui/kit/data/nearness.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { fullName, memberCalled, memberColumns, memberListMessages } from '@/ui/messages/ko/members.ts';
import styles from './members.module.css';

/** The number of rows that are painted or skipped together. */
export const BATCH = 5;

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

interface MemberBatchProps {
  readonly members: readonly MemberEntry[];
  /** The position of its first row in the table, from 1. */
  readonly rowIndex: number;
  /** Renders all rows wherever the viewport is. */
  readonly isWhole: boolean;
  /** Renders all rows until the browser reports that they are far from the viewport. */
  readonly startsNear: boolean;
  readonly columns: readonly MemberColumn[];
  readonly newest: readonly EntityId[];
  /** The names that several members share. */
  readonly namesakes: ReadonlySet<string>;
  readonly send: (event: MemberListEvent) => void;
}

/**
 * Rows of a long list, which are rendered while they are near the window. Elsewhere one row of the same height contains
 * their names, so that find-in-page and screen readers find these.
 */
export function MemberBatch(props: MemberBatchProps) {
  const { members, rowIndex, isWhole, startsNear, columns, newest, namesakes, send } = props;
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
            hasNamesake={namesakes.has(member.name)}
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
function heightOf({ length }: readonly MemberEntry[]): CSSProperties {
  return { blockSize: `calc(${length} * var(--row-height))` };
}

interface MemberRowProps {
  readonly member: MemberEntry;
  readonly rowIndex: number;
  readonly columns: readonly MemberColumn[];
  readonly isNew: boolean;
  readonly hasNamesake: boolean;
  readonly send: (event: MemberListEvent) => void;
}

/** One member (MEMB-01). Memoised, so that typing into the search does not render unchanged rows again. */
const MemberRow = memo(function MemberRow({ member, rowIndex, columns, isNew, hasNamesake, send }: MemberRowProps) {
  const { id, email } = member;
  const hasEmail = email.trim() !== '';
  const address = href('memberDetail', { id });
  const called = memberCalled(member, hasNamesake);
  return (
    <tr {...tableRoles.row} className={styles.row} aria-rowindex={rowIndex}>
      <td {...tableRoles.cell} className={styles.id} data-label={memberColumns.id}>
        {id}
      </td>
      <th {...tableRoles.rowHeader} className={styles.name}>
        <TextLink className={styles.open} href={address} onClick={() => send({ type: 'page.left' })}>
          <bdi className={styles.words} translate="no">
            {fullName(member)}
          </bdi>
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
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </>
  );
}

interface FarMembersProps {
  readonly members: readonly MemberEntry[];
  /** The position of the first of them, from 1. */
  readonly rowIndex: number;
}

/**
 * Members far from the window: one row of their height holds their names alone, so that find-in-page and screen readers
 * reach them.
 */
const FarMembers = memo(function FarMembers({ members, rowIndex }: FarMembersProps) {
  return (
    <tr {...tableRoles.row} className={styles.far} aria-rowindex={rowIndex} data-rows={members.length}>
      <td {...tableRoles.cell} translate="no">
        {members.map(fullName).join(', ')}
      </td>
    </tr>
  );
});

/** A list in parts of a size; the last may be smaller. */
export const inParts = <Item,>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, number) =>
    items.slice(number * size, (number + 1) * size),
  );
