import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { Person } from '@/organisation/domain/organisation.ts';
import { includesPerson, otherSeatsOf } from '@/organisation/domain/part-changes.ts';
import { type PartSheet, type SeatPlace, seatAt } from '@/organisation/domain/part-sheet.ts';
import type { PickerClosed, PickerContext, PickerSearchEvent } from '@/shared/machines/picker.machine.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import {
  pickerMessages as messages,
  officeName,
  pickerTitle,
} from '@/ui/messages/ko/organisation-management-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { PersonSearch } from '@/ui/patterns/person/person-search.tsx';

interface PersonPickerProps {
  readonly sheet: PartSheet;
  readonly members: { readonly viewModel: ReadOnceViewModel<readonly MemberName[]>; readonly retry: () => void };
  readonly picker: PickerContext<SeatPlace>;
  readonly open: boolean;
  readonly send: (event: PickerClosed | PickerSearchEvent) => void;
  readonly onSeated: (place: SeatPlace, person: Person) => void;
  readonly onTakenOut: (place: SeatPlace, person: Person) => void;
}

/** The dialog that chooses a person for a seat. For a seat for many it stays open after a choice. */
export function PersonPicker({ sheet, members, picker, open, send, onSeated, onTakenOut }: PersonPickerProps) {
  const seat = picker.subject && seatAt(sheet, picker.subject);
  const close = () => send({ type: 'picker.closed' });
  const { viewModel, retry } = members;
  if (seat === undefined) return null;
  const { place, many } = seat;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={pickerTitle(officeName(seat.group, seat.office), many)}
      closeLabel={messages.close}
      wide
    >
      <Async
        state={viewModel}
        loading={messages.loading}
        lines={6}
        empty={messages.empty}
        renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />}
      >
        {(candidates) => (
          <PersonSearch
            members={candidates}
            picker={picker}
            many={many}
            isHolder={(person) => includesPerson(seat.holders, personOf(person))}
            officesOf={(person) =>
              otherSeatsOf(sheet, personOf(person), place).map(({ group, office }) => officeName(group, office))
            }
            send={send}
            onChosen={(member, holds) => {
              const person = personOf(member);
              if (holds && many) onTakenOut(place, person);
              else onSeated(place, person);
              if (!many) close();
            }}
            onDone={close}
          />
        )}
      </Async>
    </Dialog>
  );
}

/** The person without the fields that a seat does not have. */
function personOf({ id, name }: Person): Person {
  return { id, name };
}
