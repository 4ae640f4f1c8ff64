import { memo } from 'react';
import type { Duty, DutyMember } from '@/admin/domain/duty-board.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import type { BoardColumns } from '@/ui/patterns/board/board.tsx';
import styles from './duty-board.module.css';
import { DutyCard } from './duty-card.tsx';
import { dutyTarget } from './duty-kind.ts';

/** Every duty, with its members that match the search. */
export const DutyCards = memo(function DutyCards({ columns, searchText, folded, onToggle }: BoardColumns<Duty>) {
  return (
    <div className={styles.board}>
      {columns.map((duty) => (
        <DutyCard
          key={duty.id}
          duty={duty}
          shown={membersMatching(duty.members, searchText)}
          isFolded={searchText.trim() === '' && folded.includes(dutyTarget(duty.id))}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
});

/** Returns the same array when every member matches, so that memoised views do not render again. */
function membersMatching(members: readonly DutyMember[], searchText: string): readonly DutyMember[] {
  const found = members.filter(({ name }) => matchesHangul(name, searchText));
  return found.length === members.length ? members : found;
}
