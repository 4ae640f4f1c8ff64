import { memo, useMemo } from 'react';
import { type Duty, type DutyMember, dutyChangeTo, NO_DUTY } from '@/admin/boards/duties.ts';
import { dutiesEntry } from '@/composition/duties.ts';
import { inNameOrder } from '@/people/member-names.ts';
import type { NameSearch } from '@/shared/hangul.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { memberLabel, shownCount, shownName } from '@/ui/messages/ko/boards.ts';
import { dutyChangeTexts, dutyLabel, dutyLanding, dutyMessages } from '@/ui/messages/ko/duties.ts';
import { numberOf } from '@/ui/messages/ko/member-facts.ts';
import { Board, type BoardColumns, type BoardMessages } from '@/ui/patterns/board/board.tsx';
import { BoardColumn, EmptyContainer } from '@/ui/patterns/board/containers.tsx';
import { FillDialog, useFilling } from '@/ui/patterns/board/fill-dialog.tsx';
import { ItemRow } from '@/ui/patterns/board/items.tsx';
import { useBoard, useBoardViewModel } from '@/ui/patterns/board/use-board.ts';
import styles from './duties.module.css';
import { dutyKind, dutyTarget, memberItem } from './duty-kind.ts';

const MESSAGES: BoardMessages = {
  loading: dutyMessages.loading,
  notRead: dutyMessages.notLoaded,
  empty: dutyMessages.noDuties,
  emptyNext: dutyMessages.noDutiesNext,
  jump: dutyMessages.jump,
};

/** Most members have no duty, children included: that column is folded until the user opens it. */
const FOLDED = [dutyTarget(NO_DUTY)];

/** The duties and their members, who can be moved (DUTY-01…05). */
export function DutiesIsland() {
  const services = useServices(dutiesEntry, dutyChangeTexts);
  const running = useBoard(services.duties, dutyKind);
  const duties = useBoardViewModel(running, ({ board }) => board ?? NO_DUTIES);
  const people = useMemo(() => candidatesOn(duties), [duties]);
  const { fill, filling } = useFilling();
  return (
    <>
      <Board
        running={running}
        messages={MESSAGES}
        chipOf={chipOf}
        peopleIn={peopleIn}
        foldedAtFirst={FOLDED}
        onContainerFilled={fill}
      >
        {(shown) => <DutyCards {...shown} />}
      </Board>
      <FillDialog
        running={running}
        filling={filling}
        people={people}
        onChosen={(duty, id) => {
          const change = dutyChangeTo(duties, id, duty);
          if (change !== undefined) running.actor.send({ type: 'change.asked', change });
        }}
      />
    </>
  );
}

const NO_DUTIES: readonly Duty[] = [];

/** All members on the board, with their duty. */
function candidatesOn(duties: readonly Duty[]) {
  return inNameOrder(
    duties.flatMap((duty) => duty.members.map(({ id, name }) => ({ id, name, email: dutyLabel(duty) }))),
  );
}

function chipOf(duty: Duty) {
  return { id: dutyTarget(duty.id), label: dutyLabel(duty), count: duty.members.length };
}

function peopleIn({ members }: Duty) {
  return members;
}

/** Every duty, with its members that match the search. */
const DutyCards = memo(function DutyCards({ columns, search, folded, onToggle }: BoardColumns<Duty>) {
  return (
    <div className={styles.board}>
      {columns.map((duty) => (
        <DutyCard
          key={duty.id}
          duty={duty}
          shown={membersFound(duty.members, search)}
          isFolded={!search.isNarrowed && folded.includes(dutyTarget(duty.id))}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
});

/** Returns the same array when every member matches, so that memoised views do not render again. */
function membersFound(members: readonly DutyMember[], { isFound }: NameSearch): readonly DutyMember[] {
  const found = members.filter(({ name }) => isFound(name));
  return found.length === members.length ? members : found;
}

interface DutyCardProps {
  readonly duty: Duty;
  /** The members that match the search; all of them when it is empty. A card without any still shows its heading. */
  readonly shown: readonly DutyMember[];
  /** Whether its members are hidden until the reader unfolds them. */
  readonly isFolded: boolean;
  readonly onToggle: (id: string) => void;
}

/**
 * Height of a card's heading, and of one member with the gap above, in rem: to estimate the height of cards that are
 * not laid out.
 */
const HEAD_REM = 1.75;
const MEMBER_REM = 3.5;

/** A duty with its members, onto which members can be dropped (DUTY-01). */
const DutyCard = memo(function DutyCard({ duty, shown, isFolded, onToggle }: DutyCardProps) {
  const { members } = duty;
  const isEmpty = members.length === 0;
  // A card without members shows a text as high as one.
  const rows = isEmpty ? 1 : shown.length;
  const height = HEAD_REM + MEMBER_REM * (isFolded ? 0 : rows);
  return (
    <BoardColumn
      id={dutyTarget(duty.id)}
      label={dutyLabel(duty)}
      count={shownCount(shown.length, members.length)}
      isFolded={isFolded}
      onToggle={isEmpty ? undefined : onToggle}
      holds={(item) => members.some(({ id }) => memberItem(id) === item)}
      landing={dutyLanding(duty)}
      className={styles.duty}
      style={{ containIntrinsicBlockSize: `auto ${height}rem` }}
    >
      {isEmpty && <EmptyContainer className={styles.nobody}>{dutyMessages.nobody}</EmptyContainer>}
      {shown.length > 0 && !isFolded && (
        <ul className={styles.members}>
          {shown.map((member) => (
            <ItemRow
              key={member.id}
              id={memberItem(member.id)}
              name={shownName(member.name)}
              label={memberLabel(member)}
              note={member.isNamesake && numberOf(member.id)}
            />
          ))}
        </ul>
      )}
    </BoardColumn>
  );
});
