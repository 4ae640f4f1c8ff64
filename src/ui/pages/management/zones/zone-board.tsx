import { useCallback, useMemo } from 'react';
import { roleChangeOf, type ZoneChange, type ZoneItem, type ZonePlace } from '@/admin/boards/zone-changes.ts';
import type { ProvidedZoneBoard } from '@/admin/boards/zones.machine.ts';
import { peopleIn, peopleOf, type Zone, type ZonePerson } from '@/admin/boards/zones.ts';
import { inNameOrder } from '@/people/member-names.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { familyLabel, leavingQuestion, zoneLabel, zoneMessages } from '@/ui/messages/ko/zones.ts';
import { Board, type BoardMessages } from '@/ui/patterns/board/board.tsx';
import { FillDialog, useFilling } from '@/ui/patterns/board/fill-dialog.tsx';
import { type RunningBoard, useBoard, useBoardViewModel } from '@/ui/patterns/board/use-board.ts';
import { zoneKind, zoneTarget } from './zone-kind.ts';
import { ZoneSections, type ZoneView } from './zone-sections.tsx';

const MESSAGES: BoardMessages = {
  loading: zoneMessages.loading,
  notRead: zoneMessages.notLoaded,
  empty: zoneMessages.noZones,
  emptyNext: zoneMessages.noZonesNext,
  jump: zoneMessages.jump,
};

const NO_ZONES: readonly Zone[] = [];

interface ZoneBoardProps {
  readonly provided: ProvidedZoneBoard;
  readonly view: ZoneView;
}

/** The zones with their offices and families, which can be moved (ZONE-01…05). */
export function ZoneBoard({ provided, view }: ZoneBoardProps) {
  const running = useBoard(provided, zoneKind);
  const zones = useBoardViewModel(running, ({ board }) => board ?? NO_ZONES);
  const people = useMemo(() => candidatesOn(zones), [zones]);
  const { fill, filling } = useFilling();
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
  return (
    <>
      <Board
        running={running}
        messages={MESSAGES}
        chipOf={chipOf}
        peopleIn={peopleIn}
        onContainerEmptied={emptyOffice}
        onContainerFilled={fill}
      >
        {(shown) => <ZoneSections {...shown} view={view} />}
      </Board>
      <LeavingDialog running={running} />
      <FillDialog
        running={running}
        filling={filling}
        people={people}
        onChosen={(place, id) => giveOffice(place, personOn(zones, id))}
      />
    </>
  );
}

function chipOf(zone: Zone) {
  return { id: zoneTarget(zone.id), label: zoneLabel(zone), count: peopleIn(zone).length };
}

/** All people on the board, with their family, which tells namesakes apart. */
function candidatesOn(zones: readonly Zone[]) {
  return inNameOrder(
    zones.flatMap((zone) =>
      zone.families.flatMap((family) =>
        peopleOf(family).map(({ id, name }) => ({ id, name, email: `${zoneLabel(zone)} ${familyLabel(family)}` })),
      ),
    ),
  );
}

function personOn(zones: readonly Zone[], id: EntityId): ZonePerson | undefined {
  return zones.flatMap(peopleIn).find((person) => sameId(person.id, id));
}

interface LeavingDialogProps {
  readonly running: RunningBoard<readonly Zone[], ZoneItem, ZonePlace, ZoneChange>;
}

/** Asks before a head or spouse leaves their family, since that cannot be undone. */
function LeavingDialog({ running }: LeavingDialogProps) {
  const { actor } = running;
  const change = useBoardViewModel(running, ({ confirming }) => confirming);
  const move = change?.kind === 'member' ? change : undefined;
  return (
    <ConfirmDialog
      open={move !== undefined}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'change.declined' });
      }}
      title={zoneMessages.confirmTitle}
      closeLabel={zoneMessages.confirmClose}
      confirmLabel={zoneMessages.confirm}
      onConfirmed={() => actor.send({ type: 'change.confirmed' })}
    >
      {move !== undefined && leavingQuestion(move.person, move.from, isHead(move))}
    </ConfirmDialog>
  );
}

function isHead({ person, from: { head } }: ZoneChange & { readonly kind: 'member' }): boolean {
  return head !== undefined && sameId(head.id, person.id);
}
