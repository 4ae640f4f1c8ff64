import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { roleChangeOf } from '@/admin/domain/zone-change.ts';
import type { ZoneBoardBinding } from '@/composition/boards.tokens.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { BoardFaces } from '../boards/board-faces.tsx';
import { BoardSearch } from '../boards/board-search.tsx';
import { BoardStage } from '../boards/board-stage.tsx';
import { BoardStatus, StaleBoard } from '../boards/board-status.tsx';
import { MoveDialog } from '../boards/move-dialog.tsx';
import { NobodyFound } from '../boards/nobody-found.tsx';
import { useBoard, useBoardFace } from '../boards/use-board.ts';
import { zoneMessages } from '../messages/zone-messages.ts';
import { countFound } from './found-families.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { zoneKind } from './zone-kind.ts';
import { ZoneSections, type ZoneView } from './zone-sections.tsx';

const WORDS = {
  loading: zoneMessages.loading,
  notRead: zoneMessages.notLoaded,
  empty: zoneMessages.noZones,
  emptyNext: zoneMessages.noZonesNext,
};

interface ZoneBoardProps {
  readonly binding: ZoneBoardBinding;
  readonly view: ZoneView;
}

/** The zones with their offices and families, to be moved about (ZONE-01…05). */
export function ZoneBoard({ binding, view }: ZoneBoardProps) {
  const running = useBoard(binding, zoneKind);
  const zones = useBoardFace(running, ({ board }) => board);
  const [filter, send] = useMachine(nameFilterMachine);
  const sought = filter.context.text;
  const emptyOffice = useCallback(
    (id: string) => {
      const place = running.spotOf(id)?.place;
      const board = running.board() ?? [];
      const change = place?.kind === 'role' ? roleChangeOf(board, place, undefined) : undefined;
      if (change !== undefined) running.actor.send({ type: 'change.asked', change });
    },
    [running],
  );
  if (zones === undefined || zones.length === 0) {
    return <BoardFaces running={running} isEmpty={zones?.length === 0} words={WORDS} />;
  }
  const { shown, all } = countFound(zones, sought);
  return (
    <>
      <StaleBoard running={running} />
      <BoardSearch sought={sought} onSought={(text) => send({ type: 'text.changed', text })} shown={shown} all={all}>
        <BoardStatus running={running} />
      </BoardSearch>
      {shown === 0 && all > 0 && <NobodyFound onShowAll={() => send({ type: 'filter.cleared' })} />}
      <BoardStage running={running} onSpotEmptied={emptyOffice}>
        <ZoneSections zones={zones} sought={sought} view={view} />
      </BoardStage>
      <MoveDialog running={running} />
      <LeavingDialog running={running} />
    </>
  );
}
