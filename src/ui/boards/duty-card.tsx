import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import type { Duty, DutyMember } from '@/admin/domain/duty-board.ts';
import { classNames } from '../kit/class-names.ts';
import { countOf } from '../messages/board-messages.ts';
import { dutyLabel, dutyLanding, dutyMessages, memberLabel } from '../messages/duty-messages.ts';
import { DropHint } from './drop-hint.tsx';
import styles from './duty-board.module.css';
import { dutySpot, memberPiece } from './duty-kind.ts';
import { PieceRow } from './piece-row.tsx';

interface DutyCardProps {
  readonly duty: Duty;
  /** Those of its members who are looked for; all of them when nobody is. */
  readonly shown: readonly DutyMember[];
}

/** Head, foot and gaps of a card, and one member with the gap below, in rem: what a card that is out of sight will need. */
const CARD_REM = 6;
const MEMBER_REM = 3.5;

/** A duty with its members, on which a member can be put down (DUTY-01). */
export const DutyCard = memo(function DutyCard({ duty, shown }: DutyCardProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id: dutySpot(duty.id) });
  const lands = isOver && !duty.members.some(({ id }) => memberPiece(id) === active?.id);
  const height = CARD_REM + MEMBER_REM * Math.max(1, shown.length);
  return (
    <section
      ref={setNodeRef}
      data-spot={dutySpot(duty.id)}
      className={classNames(styles.duty, lands && styles.over)}
      style={{ containIntrinsicBlockSize: `auto ${height}rem` }}
      aria-labelledby={dutySpot(duty.id)}
    >
      <DutyBody duty={duty} shown={shown} />
      {lands && <DropHint>{dutyLanding(duty.name)}</DropHint>}
    </section>
  );
});

const DutyBody = memo(function DutyBody({ duty, shown }: DutyCardProps) {
  return (
    <>
      <h2 className={styles.title} id={dutySpot(duty.id)}>
        {dutyLabel(duty.name)} <span className={styles.count}>{countOf(shown.length, duty.members.length)}</span>
      </h2>
      {shown.length === 0 ? (
        <p className={styles.nobody}>{duty.members.length === 0 ? dutyMessages.nobody : dutyMessages.nobodyFound}</p>
      ) : (
        <ul className={styles.members}>
          {shown.map(({ id, name }) => (
            <PieceRow key={id} id={memberPiece(id)} name={name} label={memberLabel(name)} />
          ))}
        </ul>
      )}
    </>
  );
});
