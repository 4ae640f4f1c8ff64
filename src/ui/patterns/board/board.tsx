import { useMachine } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import { asyncStateOf } from '@/shared/machines/async-state.ts';
import { foldsMachine } from '@/shared/machines/folds.machine.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { FailureState } from '../failure/failure-state.tsx';
import { BoardSearch } from './board-search.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardStatus, StaleBoard } from './board-status.tsx';
import { BoardSurface, type ContainerPresses } from './board-surface.tsx';
import { type ContainerChip, ContainerChips } from './container-chips.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { SelectionBar, SelectionToggle } from './selection-bar.tsx';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

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
  /** The search text. */
  readonly searchText: string;
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
        const found = people.filter(({ name }) => matchesHangul(name, searchText)).length;
        return (
          <>
            <StaleBoard running={running} />
            <BoardSearch
              searchText={searchText}
              onSearchTextChange={(text) => seek({ type: 'text.changed', text })}
              shown={found}
              all={people.length}
              status={<BoardStatus running={running} />}
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
              {children({ columns: board, searchText, folded: folds.context.folded, onToggle: toggle })}
            </BoardSurface>
            {selection !== undefined && <SelectionBar running={running} selection={selection} />}
            <MoveDialog running={running} />
          </>
        );
      }}
    </Async>
  );
}
