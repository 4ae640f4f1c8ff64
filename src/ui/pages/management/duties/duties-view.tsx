import { memo } from 'react';
import { type Duty, type DutyMember, NO_DUTY } from '@/admin/boards/duties.ts';
import { dutiesFeature } from '@/composition/duties.ts';
import type { NameSearch } from '@/shared/hangul.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { memberLabel, shownCount } from '@/ui/messages/ko/boards.ts';
import { dutyLabel, dutyLanding, dutyMessages } from '@/ui/messages/ko/duties.ts';
import { numberOf } from '@/ui/messages/ko/member-facts.ts';
import { Board, type BoardColumns, type BoardMessages } from '@/ui/patterns/board/board.tsx';
import { BoardColumn, EmptyContainer } from '@/ui/patterns/board/containers.tsx';
import { ItemRow } from '@/ui/patterns/board/items.tsx';
import { useBoard } from '@/ui/patterns/board/use-board.ts';
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
function Duties({ services }: HasServices<typeof dutiesFeature>) {
  const running = useBoard(services.duties, dutyKind);
  return (
    <Board running={running} messages={MESSAGES} chipOf={chipOf} peopleIn={peopleIn} foldedAtFirst={FOLDED}>
      {(shown) => <DutyCards {...shown} />}
    </Board>
  );
}

export const DutiesIsland = withServices(dutiesFeature, Duties);

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
              name={member.name}
              label={memberLabel(member)}
              note={member.isNamesake && numberOf(member.id)}
            />
          ))}
        </ul>
      )}
    </BoardColumn>
  );
});
