import { useMemo } from 'react';
import { peopleOf, type Zone, type ZonePerson } from '@/admin/domain/zone-board.ts';
import type { ZonePlace } from '@/admin/domain/zone-change.ts';
import { inNameOrder } from '@/organisation/domain/member-name.ts';
import type { PickerClosed, PickerSearch, PickerSearchEvent } from '@/shared/machines/picker.machine.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { familyLabel, zoneLabel, zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import type { DropTarget } from '@/ui/patterns/board/board-kind.ts';
import { PersonSearch } from '@/ui/patterns/person/person-search.tsx';

interface OfficeDialogProps {
  /** The office to fill; undefined while the dialog is closed. */
  readonly dropTarget: DropTarget<ZonePlace> | undefined;
  readonly zones: readonly Zone[];
  readonly picker: PickerSearch;
  readonly send: (event: PickerClosed | PickerSearchEvent) => void;
  readonly onChosen: (place: ZonePlace, person: ZonePerson) => void;
}

/** The dialog that searches a person for a vacant office (ZONE-02). */
export function OfficeDialog({ dropTarget, zones, picker, send, onChosen }: OfficeDialogProps) {
  const people = useMemo(() => peopleIn(zones), [zones]);
  const close = () => send({ type: 'picker.closed' });
  return (
    <Dialog
      open={dropTarget !== undefined}
      onOpenChange={close}
      title={zoneMessages.giveTitle(dropTarget?.label ?? '')}
      closeLabel={zoneMessages.giveClose}
      wide
    >
      {dropTarget !== undefined && (
        <PersonSearch
          members={people}
          picker={picker}
          send={send}
          onChosen={({ id, name }) => {
            onChosen(dropTarget.container, { id, name });
            close();
          }}
        />
      )}
    </Dialog>
  );
}

/** All people on the board, with their family, which tells namesakes apart. */
function peopleIn(zones: readonly Zone[]) {
  return inNameOrder(
    zones.flatMap((zone) =>
      zone.families.flatMap((family) =>
        peopleOf(family).map(({ id, name }) => ({ id, name, email: `${zoneLabel(zone)} ${familyLabel(family)}` })),
      ),
    ),
  );
}
