import { useMachine } from '@xstate/react';
import { DUTIES } from '@/composition/boards.tokens.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { BoardFaces } from '../boards/board-faces.tsx';
import { BoardSearch } from '../boards/board-search.tsx';
import { BoardStage } from '../boards/board-stage.tsx';
import { BoardStatus, StaleBoard } from '../boards/board-status.tsx';
import { MoveDialog } from '../boards/move-dialog.tsx';
import { NobodyFound } from '../boards/nobody-found.tsx';
import { useBoard, useBoardFace } from '../boards/use-board.ts';
import { useService } from '../core.tsx';
import { dutyMessages } from '../messages/duty-messages.ts';
import { DutyCards } from './duty-cards.tsx';
import { dutyKind } from './duty-kind.ts';

const WORDS = {
  loading: dutyMessages.loading,
  notRead: dutyMessages.notLoaded,
  empty: dutyMessages.noDuties,
  emptyNext: dutyMessages.noDutiesNext,
};

/** The duties and their members, to be moved about (DUTY-01…05). */
export function DutiesLive() {
  const running = useBoard(useService(DUTIES), dutyKind);
  const duties = useBoardFace(running, ({ board }) => board);
  const [filter, send] = useMachine(nameFilterMachine);
  const sought = filter.context.text;
  if (duties === undefined || duties.length === 0) {
    return <BoardFaces running={running} isEmpty={duties?.length === 0} words={WORDS} />;
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
      >
        <BoardStatus running={running} />
      </BoardSearch>
      {found === 0 && members.length > 0 && <NobodyFound onShowAll={() => send({ type: 'filter.cleared' })} />}
      <BoardStage running={running}>
        <DutyCards duties={duties} sought={sought} />
      </BoardStage>
      <MoveDialog running={running} />
    </>
  );
}
