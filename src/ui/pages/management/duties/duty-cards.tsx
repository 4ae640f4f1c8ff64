import { memo } from 'react';
import type { Duty, DutyMember } from '@/admin/domain/duty-board.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import styles from './duty-board.module.css';
import { DutyCard } from './duty-card.tsx';
import { dutyTarget } from './duty-kind.ts';

interface DutyCardsProps {
  readonly duties: readonly Duty[];
  /** What is looked for among the names. */
  readonly sought: string;
  /** The duties whose members are folded away; whoever is looked for is shown all the same. */
  readonly folded: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Every duty, with those of its members who are looked for. */
export const DutyCards = memo(function DutyCards({ duties, sought, folded, onToggle }: DutyCardsProps) {
  return (
    <div className={styles.board}>
      {duties.map((duty) => (
        <DutyCard
          key={duty.id}
          duty={duty}
          shown={membersMatching(duty.members, sought)}
          isFolded={sought.trim() === '' && folded.includes(dutyTarget(duty.id))}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
});

/** The very same list where everybody matches: what is shown of it stays. */
function membersMatching(members: readonly DutyMember[], sought: string): readonly DutyMember[] {
  const found = members.filter(({ name }) => matchesHangul(name, sought));
  return found.length === members.length ? members : found;
}
