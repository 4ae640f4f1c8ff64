import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { EntityId } from '@/shared/entity-id.ts';
import {
  createPickerMachine,
  type PickerClosed,
  type PickerSearch,
  type PickerSearchEvent,
} from '@/shared/picker.machine.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { boardMessages, fillTitle } from '@/ui/messages/ko/boards.ts';
import { PersonSearch, type SearchedPeople } from '@/ui/patterns/people/person-search.tsx';
import type { DropTarget, RunningBoard } from './use-board.ts';

/** Picks a person for a container, by the id of its drop target. */
const containerPicker = createPickerMachine<string>();

/** @returns opens the dialog for a container, by the id of its drop target, and what `FillDialog` takes */
export function useFilling() {
  const [picker, send] = useMachine(containerPicker);
  const fill = useCallback((id: string) => send({ type: 'picker.opened', subject: id }), [send]);
  const id = picker.hasTag('open') ? picker.context.subject : undefined;
  return { fill, filling: { id, picker: picker.context, send } };
}

interface FillDialogProps<Board, Item, Container, Change> {
  readonly running: RunningBoard<Board, Item, Container, Change>;
  readonly filling: {
    /** Undefined while the dialog is closed. */
    readonly id: string | undefined;
    readonly picker: PickerSearch;
    readonly send: (event: PickerClosed | PickerSearchEvent) => void;
  };
  /** All people on the board in the order of their names, each with words that tell where they are. */
  readonly people: SearchedPeople;
  readonly onChosen: (container: Container, personId: EntityId) => void;
}

/** The dialog that searches a person for a vacant container (ROLE-08, ZONE-02). */
export function FillDialog<Board, Item, Container, Change>(props: FillDialogProps<Board, Item, Container, Change>) {
  const { running, filling, people, onChosen } = props;
  const { id, picker, send } = filling;
  const dropTarget: DropTarget<Container> | undefined = id === undefined ? undefined : running.dropTargetOf(id);
  const members = useMemo(() => ({ status: 'ready', value: people }) as const, [people]);
  const close = () => send({ type: 'picker.closed' });
  return (
    <Dialog
      open={dropTarget !== undefined}
      onOpenChange={close}
      title={fillTitle(dropTarget?.label ?? '')}
      closeLabel={boardMessages.fillClose}
      wide
    >
      {dropTarget !== undefined && (
        <PersonSearch
          members={members}
          picker={picker}
          send={send}
          onChosen={(person) => {
            onChosen(dropTarget.container, person.id);
            close();
          }}
        />
      )}
    </Dialog>
  );
}
