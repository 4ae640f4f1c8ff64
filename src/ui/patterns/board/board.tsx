import { useMachine, useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { asyncStateOf } from '@/shared/async-state.ts';
import type { BoardStatus } from '@/shared/board.machine.ts';
import { foldsMachine } from '@/shared/folds.machine.ts';
import { makeHangulSearch, type NameSearch } from '@/shared/hangul.ts';
import { nameFilterMachine } from '@/shared/name-filter.machine.ts';
import { Button, PlainButton } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { SearchField } from '@/ui/kit/forms/search-field.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import { boardMessages, chosenCount, fillLabel, totalOf, vacatedSentence } from '@/ui/messages/ko/boards.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './board.module.css';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardSurface, type ContainerPresses } from './board-surface.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { type RunningBoard, type SelectionActor, useBoardViewModel } from './use-board.ts';

export interface BoardMessages {
  readonly loading: string;
  readonly notRead: string;
  readonly empty: string;
  readonly emptyNext: string;
  /** Labels the chips that lead to the columns. */
  readonly jump: string;
}

/** How the columns of a board are shown. */
export interface BoardColumns<Column> {
  readonly columns: readonly Column[];
  readonly search: NameSearch;
  /** The ids of the folded columns; persons who match the search are shown all the same. */
  readonly folded: readonly string[];
  readonly onToggle: (id: string) => void;
}

interface BoardProps<Column, Item, Container, Change> extends ContainerPresses {
  readonly running: RunningBoard<readonly Column[], Item, Container, Change>;
  readonly messages: BoardMessages;
  readonly chipOf: (column: Column) => ContainerChip;
  /** The persons in a column. */
  readonly peopleIn: (column: Column) => readonly { readonly name: string }[];
  /** The ids of the columns that are folded at first. */
  readonly foldedAtFirst?: readonly string[];
  readonly children: (shown: BoardColumns<Column>) => ReactNode;
}

const NONE: readonly string[] = [];

/**
 * A board, or its loading, empty or failed state (DUTY-02): search for names, jump to and fold columns, move items
 * (DUTY-01…05).
 */
export function Board<Column, Item, Container, Change>(props: BoardProps<Column, Item, Container, Change>) {
  const { running, messages, chipOf, peopleIn, foldedAtFirst = NONE, children, ...presses } = props;
  const columns = useBoardViewModel(running, ({ board }) => board);
  const failure = useBoardViewModel(running, ({ unread }) => unread);
  const [filter, seek] = useMachine(nameFilterMachine);
  const [folds, fold] = useMachine(foldsMachine, { input: { folded: foldedAtFirst } });
  const toggle = useCallback((id: string) => fold({ type: 'fold.toggled', id }), [fold]);
  const { selection } = running;
  const searchText = filter.context.text;
  const isNarrowed = filter.hasTag('narrowed');
  const search = useMemo(() => {
    const names = columns?.flatMap(peopleIn).map(({ name }) => name);
    return { isNarrowed, isFound: makeHangulSearch(searchText, names) };
  }, [isNarrowed, searchText, columns, peopleIn]);
  return (
    <Async
      state={asyncStateOf(columns, failure)}
      loading={<BoardSkeleton label={messages.loading} />}
      empty={<EmptyState sentence={messages.empty} next={messages.emptyNext} />}
      renderFailed={(reason) => (
        <FailureState
          sentence={messages.notRead}
          reason={reason}
          // No retry for a server that lacks the call.
          onRetry={reason === 'unsupported' ? undefined : () => running.actor.send({ type: 'retry.asked' })}
        />
      )}
    >
      {(board) => {
        const people = board.flatMap(peopleIn);
        const found = people.filter(({ name }) => search.isFound(name)).length;
        return (
          <>
            <StaleBoard running={running} />
            <BoardSearch
              searchText={searchText}
              onSearchTextChange={(text) => seek({ type: 'text.changed', text })}
              shown={found}
              all={people.length}
              status={<StatusOfChanges running={running} />}
            >
              {selection !== undefined && <SelectionToggle selection={selection} />}
            </BoardSearch>
            <ContainerChips
              label={messages.jump}
              chips={board.map(chipOf)}
              onJump={(id) => fold({ type: 'fold.opened', id })}
            />
            {found === 0 && people.length > 0 && <NobodyFound onShowAll={() => seek({ type: 'filter.cleared' })} />}
            <BoardSurface running={running} {...presses}>
              {children({ columns: board, search, folded: folds.context.folded, onToggle: toggle })}
            </BoardSurface>
            {selection !== undefined && <SelectionBar running={running} selection={selection} />}
            {presses.onContainerFilled !== undefined && (
              <VacatedBar running={running} onFill={presses.onContainerFilled} />
            )}
            <MoveDialog running={running} />
          </>
        );
      }}
    </Async>
  );
}

interface BoardSearchProps {
  readonly searchText: string;
  readonly onSearchTextChange: (text: string) => void;
  readonly shown: number;
  readonly all: number;
  /** The state of the last changes. */
  readonly status: ReactNode;
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

/** Searches the names on the board, by initial consonants too, and shows the count: one line, on a phone as well. */
function BoardSearch({ shown, all, status, children, ...search }: BoardSearchProps) {
  return (
    <div className={styles.search} data-toasts-over-bar>
      <div className={styles.searchField}>
        <SearchField label={boardMessages.find} {...search} />
      </div>
      <div className={styles.besideSearch}>
        <output className={styles.peopleCount}>{totalOf(shown, all)}</output>
        {children}
      </div>
      <div className={styles.statusLine}>{status}</div>
    </div>
  );
}

const STATUS_SENTENCES: Readonly<Record<BoardStatus, string>> = {
  saving: boardMessages.saving,
  undone: boardMessages.undone,
  refused: boardMessages.refused,
  checking: boardMessages.checking,
  checked: boardMessages.checked,
};

interface RunningProps<Columns, Item, Container, Change> {
  readonly running: RunningBoard<Columns, Item, Container, Change>;
}

/** The state of the last changes in a sentence; toasts report each change. */
function StatusOfChanges<Columns, Item, Container, Change>({
  running,
}: RunningProps<Columns, Item, Container, Change>) {
  const status = useBoardViewModel(running, (shown) => shown.status);
  return status === undefined ? null : <span className={styles.status}>{STATUS_SENTENCES[status]}</span>;
}

/** Says that the board may be out of date, and offers to read it again. */
function StaleBoard<Columns, Item, Container, Change>({ running }: RunningProps<Columns, Item, Container, Change>) {
  const failure = useBoardViewModel(running, (shown) => shown.stale);
  if (failure === undefined) return null;
  return (
    <ActionNotice action={boardMessages.reread} onAction={() => running.actor.send({ type: 'retry.asked' })}>
      <strong>{boardMessages.stale}</strong>
      <p>
        <Message text={failureMessages[failure]} /> <span>{boardMessages.staleNext}</span>
      </p>
    </ActionNotice>
  );
}

interface ContainerChip {
  /** The id of the container's heading. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

interface ContainerChipsProps {
  readonly label: string;
  readonly chips: readonly ContainerChip[];
  /** Called before the jump, to open a folded container. */
  readonly onJump?: ((id: string) => void) | undefined;
}

/** Links to the containers of a long board. */
function ContainerChips({ label, chips, onJump }: ContainerChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <PlainButton
          key={chip.id}
          className={styles.chip}
          onClick={() => {
            onJump?.(chip.id);
            bringIntoView(document.getElementById(chip.id));
          }}
        >
          <bdi className={styles.chipLabel}>{chip.label}</bdi> <span className={styles.chipCount}>{chip.count}</span>
        </PlainButton>
      ))}
    </nav>
  );
}

/** Shown when no name on the board matches. */
function NobodyFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <EmptyState sentence={boardMessages.noMatch} next={boardMessages.noMatchNext}>
      <Button variant="quiet" onClick={onShowAll}>
        {boardMessages.showAll}
      </Button>
    </EmptyState>
  );
}

interface SelectionToggleProps {
  readonly selection: SelectionActor;
}

/** Starts and ends the selection mode. */
function SelectionToggle({ selection }: SelectionToggleProps) {
  const isOn = useSelector(selection, (snapshot) => snapshot.hasTag('selecting'));
  return (
    <Button variant="quiet" aria-pressed={isOn} onClick={() => selection.send({ type: 'selecting.toggled' })}>
      {isOn ? boardMessages.severalEnd : boardMessages.several}
    </Button>
  );
}

interface VacatedBarProps<Columns, Item, Container, Change> extends RunningProps<Columns, Item, Container, Change> {
  readonly onFill: (dropTargetId: string) => void;
}

/**
 * Says which containers moves have left without anybody, and offers to fill each (ROLE-08). It stays until they are filled, or the
 * move is undone; below the board, so that nothing moves under the pointer.
 */
function VacatedBar<Columns, Item, Container, Change>(props: VacatedBarProps<Columns, Item, Container, Change>) {
  const { running, onFill } = props;
  const { kind, dropTargetOf } = running;
  // One text, which stays the same while the containers do.
  const ids = useBoardViewModel(running, ({ vacated }) => vacated.map(kind.dropTargetId).join('\n'));
  const targets = ids.split('\n').flatMap((id) => dropTargetOf(id) ?? []);
  return (
    <div className={classNames(targets.length > 0 && styles.vacatedBar)}>
      <output>{targets.length > 0 && vacatedSentence(targets.map(({ label }) => label))}</output>
      {targets.map(({ id, label }) => (
        <Button
          key={id}
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={fillLabel(label)}
          onClick={() => onFill(id)}
        >
          {targets.length === 1 ? boardMessages.fill : fillLabel(label)}
        </Button>
      ))}
    </div>
  );
}

interface SelectionBarProps<Columns, Item, Container, Change>
  extends RunningProps<Columns, Item, Container, Change>,
    SelectionToggleProps {}

/** The count of selected names and the actions on them; stays visible in selection mode. */
function SelectionBar<Columns, Item, Container, Change>(props: SelectionBarProps<Columns, Item, Container, Change>) {
  const { running, selection } = props;
  const isOn = useSelector(selection, (snapshot) => snapshot.hasTag('selecting'));
  const count = useSelector(selection, ({ context }) => context.chosen.length);
  const move = () => {
    const boardItem = running.chosen();
    if (boardItem !== undefined) running.actor.send({ ...boardItem, type: 'move.chosen' });
  };
  if (!isOn) return null;
  return (
    <fieldset className={styles.selectionBar} aria-label={boardMessages.chosen}>
      <output>{chosenCount(count)}</output>
      <Button disabled={count === 0} aria-haspopup="dialog" onClick={move}>
        {boardMessages.moveChosen}
      </Button>
      <Button variant="quiet" disabled={count === 0} onClick={() => selection.send({ type: 'selection.cleared' })}>
        {boardMessages.clearChosen}
      </Button>
    </fieldset>
  );
}
