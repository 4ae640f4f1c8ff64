import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import type { Duty, DutyMember } from '@/admin/domain/duty-board.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { countOf, memberLabel } from '@/ui/messages/ko/board-messages.ts';
import { dutyLabel, dutyLanding, dutyMessages } from '@/ui/messages/ko/duty-messages.ts';
import { DropHint } from '@/ui/patterns/board/drop-hint.tsx';
import { ItemRow } from '@/ui/patterns/board/item-row.tsx';
import place from '@/ui/patterns/board/place.module.css';
import { PlaceHead } from '@/ui/patterns/board/place-head.tsx';
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
export const DutyCard = memo(function DutyCard(props: DutyCardProps) {
  const { duty, shown, isFolded } = props;
  const { setNodeRef, isOver, active } = useDroppable({ id: dutyTarget(duty.id) });
  const lands = isOver && !duty.members.some(({ id }) => memberItem(id) === active?.id);
  // That there is nobody is said in the place of a member.
  const rows = duty.members.length === 0 ? 1 : shown.length;
  const height = HEAD_REM + MEMBER_REM * (isFolded ? 0 : rows);
  return (
    <section
      ref={setNodeRef}
      data-spot={dutyTarget(duty.id)}
      className={classNames(place.place, styles.duty, lands && place.over)}
      style={{ containIntrinsicBlockSize: `auto ${height}rem` }}
      aria-labelledby={dutyTarget(duty.id)}
    >
      <DutyBody {...props} />
      {lands && <DropHint>{dutyLanding(duty)}</DropHint>}
    </section>
  );
});

const DutyBody = memo(function DutyBody({ duty, shown, isFolded, onToggle }: DutyCardProps) {
  const id = dutyTarget(duty.id);
  const isEmpty = duty.members.length === 0;
  return (
    <>
      <PlaceHead
        id={id}
        label={dutyLabel(duty)}
        count={countOf(shown.length, duty.members.length)}
        isFolded={isFolded}
        onToggle={isEmpty ? undefined : onToggle}
      />
      {isEmpty && <p className={classNames(place.nobody, styles.nobody)}>{dutyMessages.nobody}</p>}
      {shown.length > 0 && !isFolded && (
        <ul className={styles.members}>
          {shown.map(({ id: memberId, name }) => (
            <ItemRow key={memberId} id={memberItem(memberId)} name={name} label={memberLabel(name)} />
          ))}
        </ul>
      )}
    </>
  );
});
