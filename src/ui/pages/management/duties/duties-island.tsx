import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { type Duty, NO_DUTY } from '@/admin/domain/duty-board.ts';
import { boardsFeature } from '@/composition/boards.feature.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import { foldsMachine } from '@/shared/machines/folds.machine.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { dutyLabel, dutyMessages } from '@/ui/messages/ko/duty-messages.ts';
import { BoardSearch } from '@/ui/patterns/board/board-search.tsx';
import { BoardStates } from '@/ui/patterns/board/board-states.tsx';
import { BoardStatus, StaleBoard } from '@/ui/patterns/board/board-status.tsx';
import { BoardSurface } from '@/ui/patterns/board/board-surface.tsx';
import { MoveDialog } from '@/ui/patterns/board/move-dialog.tsx';
import { NobodyFound } from '@/ui/patterns/board/nobody-found.tsx';
import { PlaceChips } from '@/ui/patterns/board/place-chips.tsx';
import { SelectionBar, SelectionToggle } from '@/ui/patterns/board/selection-bar.tsx';
import { useBoard, useBoardViewModel } from '@/ui/patterns/board/use-board.ts';
import { DutyCards } from './duty-cards.tsx';
import { dutyKind, dutyTarget } from './duty-kind.ts';

const WORDS = {
  loading: dutyMessages.loading,
  notRead: dutyMessages.notLoaded,
  empty: dutyMessages.noDuties,
  emptyNext: dutyMessages.noDutiesNext,
};

/** Whoever has no duty is most of the church, children too: they wait until they are asked for. */
const FOLDED = { folded: [dutyTarget(NO_DUTY)] };

/** The duties and their members, to be moved about (DUTY-01…05). */
export function DutiesIsland() {
  const running = useBoard(useService(boardsFeature, 'duties'), dutyKind);
  const duties = useBoardViewModel(running, ({ board }) => board);
  const [filter, send] = useMachine(nameFilterMachine);
  const [folds, fold] = useMachine(foldsMachine, { input: FOLDED });
  const toggle = useCallback((id: string) => fold({ type: 'fold.toggled', id }), [fold]);
  const sought = filter.context.text;
  const { selection } = running;
  if (duties === undefined || duties.length === 0) {
    return <BoardStates running={running} isEmpty={duties?.length === 0} words={WORDS} />;
  }
  const members = duties.flatMap((duty) => duty.members);
  const found = members.filter(({ name }) => matchesHangul(name, sought)).length;
  return (
    <>
      <StaleBoard running={running} />
      <BoardSearch
        sought={sought}
        onSought={(text) => send({ type: 'text.changed', text })}
        shown={found}
        all={members.length}
        status={<BoardStatus running={running} />}
      >
        {selection !== undefined && <SelectionToggle selection={selection} />}
      </BoardSearch>
      <PlaceChips
        label={dutyMessages.jump}
        chips={duties.map(chipOf)}
        onJump={(id) => fold({ type: 'fold.opened', id })}
      />
      {found === 0 && members.length > 0 && <NobodyFound onShowAll={() => send({ type: 'filter.cleared' })} />}
      <BoardSurface running={running}>
        <DutyCards duties={duties} sought={sought} folded={folds.context.folded} onToggle={toggle} />
      </BoardSurface>
      {selection !== undefined && <SelectionBar running={running} selection={selection} />}
      <MoveDialog running={running} />
    </>
  );
}

function chipOf(duty: Duty) {
  return { id: dutyTarget(duty.id), label: dutyLabel(duty), count: duty.members.length };
}
