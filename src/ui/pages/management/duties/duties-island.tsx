import { type Duty, NO_DUTY } from '@/admin/domain/duty-board.ts';
import { dutiesFeature } from '@/composition/duties.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { dutyLabel, dutyMessages } from '@/ui/messages/ko/duty-messages.ts';
import { Board, type BoardMessages } from '@/ui/patterns/board/board.tsx';
import { useBoard } from '@/ui/patterns/board/use-board.ts';
import { DutyCards } from './duty-card.tsx';
import { dutyKind, dutyTarget } from './duty-kind.ts';

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
