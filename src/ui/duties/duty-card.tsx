import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import type { Duty, DutyMember } from '@/admin/domain/duty-board.ts';
import { DropHint } from '../boards/drop-hint.tsx';
import { PieceRow } from '../boards/piece-row.tsx';
import place from '../boards/place.module.css';
import { Button } from '../kit/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { boardMessages, countOf, memberLabel } from '../messages/board-messages.ts';
import { dutyLabel, dutyLanding, dutyMessages } from '../messages/duty-messages.ts';
import styles from './duty-board.module.css';
import { dutySpot, memberPiece } from './duty-kind.ts';

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
export const DutyCard = memo(function DutyCard(props: DutyCardProps) {
  const { duty, shown, isFolded } = props;
  const { setNodeRef, isOver, active } = useDroppable({ id: dutySpot(duty.id) });
  const lands = isOver && !duty.members.some(({ id }) => memberPiece(id) === active?.id);
  // That there is nobody is said in the place of a member.
  const rows = duty.members.length === 0 ? 1 : shown.length;
  const height = HEAD_REM + MEMBER_REM * (isFolded ? 0 : rows);
  return (
    <section
      ref={setNodeRef}
      data-spot={dutySpot(duty.id)}
      className={classNames(place.place, styles.duty, lands && place.over)}
      style={{ containIntrinsicBlockSize: `auto ${height}rem` }}
      aria-labelledby={dutySpot(duty.id)}
    >
      <DutyBody {...props} />
      {lands && <DropHint>{dutyLanding(duty)}</DropHint>}
    </section>
  );
});

const DutyBody = memo(function DutyBody({ duty, shown, isFolded, onToggle }: DutyCardProps) {
  const id = dutySpot(duty.id);
  const isEmpty = duty.members.length === 0;
  return (
    <>
      <div className={styles.head}>
        <h2 className={place.title} id={id} tabIndex={-1}>
          {dutyLabel(duty)} <span className={place.count}>{countOf(shown.length, duty.members.length)}</span>
        </h2>
        {!isEmpty && (
          <Button variant="bare" round aria-expanded={!isFolded} onClick={() => onToggle(id)}>
            <Icon name="down" className={classNames(styles.arrow, isFolded && styles.folded)} />
            <VisuallyHidden>
              {dutyLabel(duty)} {isFolded ? boardMessages.unfold : boardMessages.fold}
            </VisuallyHidden>
          </Button>
        )}
      </div>
      {isEmpty && <p className={classNames(place.nobody, styles.nobody)}>{dutyMessages.nobody}</p>}
      {shown.length > 0 && !isFolded && (
        <ul className={styles.members}>
          {shown.map(({ id: memberId, name }) => (
            <PieceRow key={memberId} id={memberPiece(memberId)} name={name} label={memberLabel(name)} />
          ))}
        </ul>
      )}
    </>
  );
});
