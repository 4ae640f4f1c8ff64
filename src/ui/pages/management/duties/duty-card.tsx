import { memo } from 'react';
import type { Duty, DutyMember } from '@/admin/domain/duty-board.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { countOf, memberLabel } from '@/ui/messages/ko/board-messages.ts';
import { dutyLabel, dutyLanding, dutyMessages } from '@/ui/messages/ko/duty-messages.ts';
import { BoardColumn } from '@/ui/patterns/board/board-column.tsx';
import container from '@/ui/patterns/board/container.module.css';
import { ItemRow } from '@/ui/patterns/board/item-row.tsx';
import styles from './duty-board.module.css';
import { dutyTarget, memberItem } from './duty-kind.ts';

interface DutyCardProps {
  readonly duty: Duty;
  /** Those of its members who are looked for; all of them when nobody is. Where there is none its heading stays. */
  readonly shown: readonly DutyMember[];
  /** Its members wait until they are asked for. */
  readonly isFolded: boolean;
  readonly onToggle: (id: string) => void;
}

/** The heading of a card, and one member with the gap above, in rem: what a card that is out of sight will need. */
const HEAD_REM = 1.75;
const MEMBER_REM = 3.5;

/** A duty with its members, on which a member can be put down (DUTY-01). */
export const DutyCard = memo(function DutyCard({ duty, shown, isFolded, onToggle }: DutyCardProps) {
  const { members } = duty;
  const isEmpty = members.length === 0;
  // That there is nobody is said in the place of a member.
  const rows = isEmpty ? 1 : shown.length;
  const height = HEAD_REM + MEMBER_REM * (isFolded ? 0 : rows);
  return (
    <BoardColumn
      id={dutyTarget(duty.id)}
      label={dutyLabel(duty)}
      count={countOf(shown.length, members.length)}
      isFolded={isFolded}
      onToggle={isEmpty ? undefined : onToggle}
      holds={(item) => members.some(({ id }) => memberItem(id) === item)}
      landing={dutyLanding(duty)}
      className={styles.duty}
      style={{ containIntrinsicBlockSize: `auto ${height}rem` }}
    >
      {isEmpty && <p className={classNames(container.nobody, styles.nobody)}>{dutyMessages.nobody}</p>}
      {shown.length > 0 && !isFolded && (
        <ul className={styles.members}>
          {shown.map(({ id, name }) => (
            <ItemRow key={id} id={memberItem(id)} name={name} label={memberLabel(name)} />
          ))}
        </ul>
      )}
    </BoardColumn>
  );
});
