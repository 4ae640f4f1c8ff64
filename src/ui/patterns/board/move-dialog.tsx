import { useMachine } from '@xstate/react';
import { flushSync } from 'react-dom';
import { makeHangulSearch, type NameSearch } from '@/shared/hangul.ts';
import { nameFilterMachine } from '@/shared/name-filter.machine.ts';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/announcer.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { SearchField } from '@/ui/kit/forms/search-field.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { boardMessages, destinationLabel, moveTitle } from '@/ui/messages/ko/boards.ts';
import styles from './board.module.css';
import { itemElement } from './items.tsx';
import { type Choice, type ChoiceGroup, type RunningBoard, useBoardViewModel } from './use-board.ts';

interface MoveDialogProps<Board, Item, Container, Change> {
  readonly running: RunningBoard<Board, Item, Container, Change>;
}

/** The list of containers, for moving without a drag: one press opens it, a second one chooses (DUTY-05). */
export function MoveDialog<Board, Item, Container, Change>({
  running,
}: MoveDialogProps<Board, Item, Container, Change>) {
  const { actor, kind, itemOf, chosen } = running;
  const item = useBoardViewModel(running, ({ choosing }) => choosing);
  const board = useBoardViewModel(running, (viewModel) => viewModel.board);
  const activeId = item === undefined ? undefined : kind.itemId(item);
  const boardItem = activeId === undefined ? undefined : (itemOf(activeId) ?? chosen());
  const choose = (container: Container) => {
    const id = boardItem?.id;
    // Synchronous, so that the name has moved when the dialog returns the focus to it.
    flushSync(() => actor.send({ type: 'item.dropped', container }));
    if (actor.getSnapshot().hasTag('saving')) takeFocus(itemElement(id));
  };
  return (
    <Dialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'item.released' });
      }}
      title={moveTitle(boardItem?.label ?? '')}
      closeLabel={boardMessages.closeMove}
    >
      {boardItem !== undefined && board !== undefined && (
        <MoveChoices label={boardItem.label} groups={kind.choicesFor(board, boardItem)} onChosen={choose} />
      )}
    </Dialog>
  );
}

/** From this length on, more than a phone's screen, the list has a search field. */
const MANY = 20;

interface MoveChoicesProps<Container> {
  readonly label: string;
  readonly groups: readonly ChoiceGroup<Container>[];
  readonly onChosen: (container: Container) => void;
}

/** The containers, in groups that open and close; a search shows the matches of all groups. */
export function MoveChoices<Container>({ label, groups, onChosen }: MoveChoicesProps<Container>) {
  const [snapshot, send] = useMachine(nameFilterMachine);
  const { text } = snapshot.context;
  const isNarrowed = snapshot.hasTag('narrowed');
  const isFound = makeHangulSearch(
    text,
    groups.flatMap((group) => [group.label, ...group.choices.map((choice) => choice.label)]),
  );
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const found = isNarrowed
    ? groups.map((group) => narrowed(group, isFound)).filter(({ choices }) => choices.length > 0)
    : groups;
  useSpokenStatus(found.length === 0 ? boardMessages.noPlace : undefined);
  return (
    <div className={styles.choices}>
      <p>{destinationLabel(label)}</p>
      {count > MANY && (
        <SearchField
          label={boardMessages.findPlace}
          hint={boardMessages.findHint}
          searchText={text}
          onSearchTextChange={(typed) => send({ type: 'text.changed', text: typed })}
        />
      )}
      {found.length === 0 && <p>{boardMessages.noPlace}</p>}
      {groups.length === 1 && found[0] !== undefined ? (
        <ChoiceList group={found[0]} onChosen={onChosen} />
      ) : (
        found.map((group, at) => (
          <Disclosure
            key={group.label}
            summary={group.label}
            open={isNarrowed || at === 0}
            arrow
            className={styles.choiceGroup}
            summaryClassName={styles.choiceSummary}
          >
            <ChoiceList group={group} onChosen={onChosen} />
          </Disclosure>
        ))
      )}
    </div>
  );
}

function narrowed<Container>(group: ChoiceGroup<Container>, isFound: NameSearch['isFound']): ChoiceGroup<Container> {
  if (isFound(group.label)) return group;
  return { ...group, choices: group.choices.filter((choice) => isFound(choice.label)) };
}

interface ChoiceListProps<Container> {
  readonly group: ChoiceGroup<Container>;
  readonly onChosen: (container: Container) => void;
}

function ChoiceList<Container>({ group, onChosen }: ChoiceListProps<Container>) {
  return (
    <ul aria-label={group.label}>
      {group.choices.map((choice, at) => (
        <li key={choice.id}>
          <PlainButton
            className={styles.choice}
            disabled={choice.isHome}
            // The search field is not focused first: a phone's keyboard would cover the list.
            data-first-focus={at === firstFree(group) ? '' : undefined}
            onClick={() => onChosen(choice.container)}
          >
            <span>{choice.label}</span>
            <ChoiceNote choice={choice} />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}

function firstFree<Container>({ choices }: ChoiceGroup<Container>): number {
  return choices.findIndex(({ isHome }) => !isHome);
}

function ChoiceNote<Container>({ choice }: { readonly choice: Choice<Container> }) {
  const note = choice.isHome ? boardMessages.here : choice.note;
  return note === undefined ? null : <span className={styles.choiceNote}>{note}</span>;
}
