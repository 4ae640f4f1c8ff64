import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import type { Zone, ZonePerson } from '@/admin/domain/zone-board.ts';
import { roleChangeOf, type ZonePlace } from '@/admin/domain/zone-change.ts';
import type { ProvidedZoneBoard } from '@/composition/boards.tokens.ts';
import { personPickerMachine } from '@/organisation/machines/person-picker.machine.ts';
import { foldsMachine } from '@/shared/machines/folds.machine.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { zoneLabel, zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { BoardSearch } from '@/ui/patterns/board/board-search.tsx';
import { BoardStates } from '@/ui/patterns/board/board-states.tsx';
import { BoardStatus, StaleBoard } from '@/ui/patterns/board/board-status.tsx';
import { BoardSurface } from '@/ui/patterns/board/board-surface.tsx';
import { MoveDialog } from '@/ui/patterns/board/move-dialog.tsx';
import { NobodyFound } from '@/ui/patterns/board/nobody-found.tsx';
import { PlaceChips } from '@/ui/patterns/board/place-chips.tsx';
import { SelectionBar, SelectionToggle } from '@/ui/patterns/board/selection-bar.tsx';
import { useBoard, useBoardViewModel } from '@/ui/patterns/board/use-board.ts';
import { countFound, peopleInZone } from './found-families.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { zoneKind, zoneTarget } from './zone-kind.ts';
import { ZoneSections, type ZoneView } from './zone-sections.tsx';

const WORDS = {
  loading: zoneMessages.loading,
  notRead: zoneMessages.notLoaded,
  empty: zoneMessages.noZones,
  emptyNext: zoneMessages.noZonesNext,
};

const NOTHING_FOLDED = { folded: [] };

interface ZoneBoardProps {
  readonly binding: ProvidedZoneBoard;
  readonly view: ZoneView;
}

/** The zones with their offices and families, to be moved about (ZONE-01…05). */
export function ZoneBoard({ binding, view }: ZoneBoardProps) {
  const running = useBoard(binding, zoneKind);
  const zones = useBoardViewModel(running, ({ board }) => board);
  const [filter, send] = useMachine(nameFilterMachine);
  const [folds, fold] = useMachine(foldsMachine, { input: NOTHING_FOLDED });
  const toggle = useCallback((id: string) => fold({ type: 'fold.toggled', id }), [fold]);
  const sought = filter.context.text;
  const { selection } = running;
  const emptyOffice = useCallback(
    (id: string) => {
      const place = running.dropTargetOf(id)?.place;
      const board = running.board() ?? [];
      const change = place?.kind === 'role' ? roleChangeOf(board, place, undefined) : undefined;
      if (change !== undefined) running.actor.send({ type: 'change.asked', change });
    },
    [running],
  );
  const [picker, pick] = useMachine(personPickerMachine);
  const fillOffice = useCallback(
    (id: string) => pick({ type: 'picker.opened', place: { section: id, office: 'office' } }),
    [pick],
  );
  const giveOffice = (place: ZonePlace, person: ZonePerson) => {
    const change = place.kind === 'role' ? roleChangeOf(running.board() ?? [], place, person) : undefined;
    if (change !== undefined) running.actor.send({ type: 'change.asked', change });
  };
  if (zones === undefined || zones.length === 0) {
    return <BoardStates running={running} isEmpty={zones?.length === 0} words={WORDS} />;
  }
  const { shown, all } = countFound(zones, sought);
  return (
    <>
      <StaleBoard running={running} />
      <BoardSearch
        sought={sought}
        onSought={(text) => send({ type: 'text.changed', text })}
        shown={shown}
        all={all}
        status={<BoardStatus running={running} />}
      >
        {selection !== undefined && <SelectionToggle selection={selection} />}
      </BoardSearch>
      <PlaceChips
        label={zoneMessages.jump}
        chips={zones.map(chipOf)}
        onJump={(id) => fold({ type: 'fold.opened', id })}
      />
      {shown === 0 && all > 0 && <NobodyFound onShowAll={() => send({ type: 'filter.cleared' })} />}
      <BoardSurface running={running} onOfficeEmptied={emptyOffice} onOfficeFilled={fillOffice}>
        <ZoneSections zones={zones} sought={sought} view={view} folded={folds.context.folded} onToggle={toggle} />
      </BoardSurface>
      {selection !== undefined && <SelectionBar running={running} selection={selection} />}
      <MoveDialog running={running} />
      <LeavingDialog running={running} />
      <OfficeDialog
        dropTarget={picker.matches('open') ? running.dropTargetOf(picker.context.place?.section ?? '') : undefined}
        zones={zones}
        picker={picker.context}
        send={pick}
        onChosen={giveOffice}
      />
    </>
  );
}

function chipOf(zone: Zone) {
  return { id: zoneTarget(zone.id), label: zoneLabel(zone), count: peopleInZone(zone) };
}
