import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import type { Zone, ZonePerson } from '@/admin/domain/zone-board.ts';
import { roleChangeOf, type ZonePlace } from '@/admin/domain/zone-change.ts';
import type { ProvidedZoneBoard } from '@/admin/machines/provide-zone-board.ts';
import { createPickerMachine } from '@/shared/machines/picker.machine.ts';
import { zoneLabel, zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { Board, type BoardMessages } from '@/ui/patterns/board/board.tsx';
import { useBoard, useBoardViewModel } from '@/ui/patterns/board/use-board.ts';
import { peopleIn } from './found-families.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { zoneKind, zoneTarget } from './zone-kind.ts';
import { ZoneSections, type ZoneView } from './zone-sections.tsx';

const MESSAGES: BoardMessages = {
  loading: zoneMessages.loading,
  notRead: zoneMessages.notLoaded,
  empty: zoneMessages.noZones,
  emptyNext: zoneMessages.noZonesNext,
  jump: zoneMessages.jump,
};

/** Picks a person for an office, by the id of its drop target. */
const officePicker = createPickerMachine<string>();

const NO_ZONES: readonly Zone[] = [];

interface ZoneBoardProps {
  readonly provided: ProvidedZoneBoard;
  readonly view: ZoneView;
}

/** The zones with their offices and families, which can be moved (ZONE-01…05). */
export function ZoneBoard({ provided, view }: ZoneBoardProps) {
  const running = useBoard(provided, zoneKind);
  const zones = useBoardViewModel(running, ({ board }) => board ?? NO_ZONES);
  const [picker, pick] = useMachine(officePicker);
  const giveOffice = useCallback(
    (place: ZonePlace | undefined, person: ZonePerson | undefined) => {
      const change = place?.kind === 'role' ? roleChangeOf(running.board() ?? NO_ZONES, place, person) : undefined;
      if (change !== undefined) running.actor.send({ type: 'change.asked', change });
    },
    [running],
  );
  const emptyOffice = useCallback(
    (id: string) => giveOffice(running.dropTargetOf(id)?.container, undefined),
    [giveOffice, running],
  );
  const fillOffice = useCallback((id: string) => pick({ type: 'picker.opened', subject: id }), [pick]);
  return (
    <>
      <Board
        running={running}
        messages={MESSAGES}
        chipOf={chipOf}
        peopleIn={peopleIn}
        onContainerEmptied={emptyOffice}
        onContainerFilled={fillOffice}
      >
        {(shown) => <ZoneSections {...shown} view={view} />}
      </Board>
      <LeavingDialog running={running} />
      <OfficeDialog
        dropTarget={picker.hasTag('open') ? running.dropTargetOf(picker.context.subject ?? '') : undefined}
        zones={zones}
        picker={picker.context}
        send={pick}
        onChosen={giveOffice}
      />
    </>
  );
}

function chipOf(zone: Zone) {
  return { id: zoneTarget(zone.id), label: zoneLabel(zone), count: peopleIn(zone).length };
}
