import { assign, enqueueActions, fromCallback, fromPromise, not, type SnapshotFrom, setup } from 'xstate';
import { failing, fromOutcome, keeping, retrying, unimplementedActor } from './actors.machine.ts';
import { toItsEnd } from './after-leaving.ts';
import {
  type ActiveItem,
  type AskedChange,
  type BoardChangeEvent,
  type BoardInput,
  type BoardRules,
  type BoardState,
  changeAt,
  changeCalls,
  createBoardChangeMachine,
  type DragBoardEvent,
  dependentsOf,
  emptyBoard,
  type ItemsMoved,
  idOf,
  isEffective,
  isSaving,
  type ReadBoard,
  type RefusedChange,
  type StartedChange,
  stillVacant,
  withKnown,
  withoutChange,
  withRefused,
  withSaved,
  withStarted,
} from './board-changes.machine.ts';
import type { Notifications, ToastSubject } from './notifications.ports.ts';
import { done, type Failure, hasNoAnswer, type Outcome } from './outcome.ts';
import type { ChangeFailure, SerialQueue } from './serial-queue.store.ts';

/**
 * A board with items to drag (DUTY-03, DUTY-04). A change is shown at once and sent; a refused change is moved back, and where
 * the server may hold something else than is known, the board is read again. Any number of changes may be under way during a
 * drag. Created once for each `provide…` call: a view restarts when it gets another machine.
 */
export function createDragBoardMachine<Board, Item, Container, Change>() {
  const machineSetup = setup({
    types: {
      context: {} as BoardState<Board, Item, Container, Change>,
      events: {} as DragBoardEvent<Item, Container, Change>,
      input: {} as BoardInput<Board, Item, Container, Change>,
      tags: {} as 'saving',
    },
    actors: {
      load: fromPromise<ReadBoard<Board>>(unimplementedActor('load')),
      change: createBoardChangeMachine<Change>(),
    },
    actions: {
      lift: assign((_, { item, from, ids }: ActiveItem<Item>) => ({ active: { item, from, ids } })),
      drop: enqueueActions(({ context, context: { active, selection }, enqueue }, container: Container | undefined) => {
        enqueue.assign({ droppedOn: container, proposed: changeAt(context, container) });
        if (container !== undefined && active !== undefined && selection !== undefined)
          enqueue.sendTo(selection, { type: 'items.moved', ids: active.ids });
      }),
      requestProposedChange: enqueueActions(({ context: { proposed: change }, enqueue }) => {
        if (change !== undefined) enqueue.raise({ type: 'change.asked', change });
      }),
      keepRead: assign(({ context }, { known }: ReadBoard<Board>) => withKnown(context, known)),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      startChange: enqueueActions(({ context, enqueue, self: board }, asked: AskedChange<Change>) => {
        for (const { actor } of dependentsOf(context, asked.change))
          enqueue.sendTo(actor, { type: 'change.overtaken' });
        enqueue.assign(({ spawn }) =>
          withStarted(context, asked, (made) => spawn('change', { id: idOf(made.number), input: { made, board } })),
        );
      }),
      settleSaved: assign(({ context }, number: number) => withSaved(context, number)),
      settleRefused: assign(({ context }, refused: RefusedChange) => withRefused(context, refused)),
      dropChange: enqueueActions(({ context, enqueue }, number: number) => {
        enqueue.assign({ changes: withoutChange(context.changes, number) });
        enqueue.stopChild(idOf(number));
      }),
    },
    guards: {
      isRead: ({ context }) => context.known !== undefined,
      mustReload: ({ context }) => context.mustReload,
      isEffective: ({ context }, { change }: AskedChange<Change>) => isEffective(context, change),
      needsNoQuestion: ({ context }) => context.proposed === undefined || !context.rules.asksFirst(context.proposed),
      isSaving: ({ context }) => isSaving(context),
      hasEndedAs: ({ context }, ended: 'undone' | 'refused') => !isSaving(context) && context.ended === ended,
    },
  });

  const lifting = { type: 'lift', params: ({ event }: { readonly event: ActiveItem<Item> }) => event } as const;

  /** An item is moved: it is dragged, or its container is chosen from a list. */
  const moving = machineSetup.createStateConfig({
    on: {
      'item.dropped': { target: 'confirming', actions: { type: 'drop', params: ({ event }) => event.container } },
      'item.released': 'saving',
    },
  });

  const resting = machineSetup.createStateConfig({ always: { guard: 'isSaving', target: 'saving' } });

  /** The board is read, for the first time or again. */
  const reading = (failed: 'unread' | 'stale') =>
    machineSetup.createStateConfig({
      entry: assign({ mustReload: false }),
      invoke: { src: 'load', onDone: keeping('standing', 'keepRead'), onError: failing(failed, 'keepFailure') },
    });

  return machineSetup.createMachine({
    id: 'dragBoard',
    context: ({ input }) => emptyBoard(input),
    type: 'parallel',
    states: {
      board: {
        initial: 'loading',
        states: {
          loading: reading('unread'),
          unread: retrying('loading'),
          standing: { always: { guard: 'mustReload', target: 'rereading' } },
          rereading: reading('stale'),
          stale: { always: { guard: 'mustReload', target: 'rereading' }, on: { 'retry.asked': 'rereading' } },
        },
      },
      drag: {
        initial: 'idle',
        states: {
          idle: resting,
          undone: resting,
          failed: resting,
          dragging: moving,
          choosing: moving,
          /** The user is asked to confirm the change, where its rules require it. */
          confirming: {
            always: { guard: 'needsNoQuestion', target: 'saving', actions: 'requestProposedChange' },
            on: {
              'change.confirmed': { target: 'saving', actions: 'requestProposedChange' },
              'change.declined': 'saving',
            },
          },
          // Where no change is under way it ends at once, with the outcome of the last one.
          saving: {
            tags: 'saving',
            entry: assign({ active: undefined, proposed: undefined }),
            always: [
              { guard: { type: 'hasEndedAs', params: 'undone' }, target: 'undone' },
              { guard: { type: 'hasEndedAs', params: 'refused' }, target: 'failed' },
              { guard: not('isSaving'), target: 'idle' },
            ],
          },
        },
        on: {
          'item.lifted': { guard: 'isRead', target: '.dragging', actions: lifting },
          'move.chosen': { guard: 'isRead', target: '.choosing', actions: lifting },
        },
      },
    },
    on: {
      // Every change of a board starts here: by a drop, by a press, or by undoing another change.
      'change.asked': {
        guard: { type: 'isEffective', params: ({ event }) => event },
        actions: { type: 'startChange', params: ({ event }) => event },
      },
      'change.saved': { actions: { type: 'settleSaved', params: ({ event }) => event.number } },
      'change.refused': { actions: { type: 'settleRefused', params: ({ event }) => event } },
      'change.settled': { actions: { type: 'dropChange', params: ({ event }) => event.number } },
    },
  });
}

export type DragBoardMachine<Board, Item, Container, Change> = ReturnType<
  typeof createDragBoardMachine<Board, Item, Container, Change>
>;

export interface SelectionContext {
  /** The ids of the selected items, in the order of selection. */
  readonly chosen: readonly string[];
}

export type SelectionEvent =
  | ItemsMoved
  | { readonly type: 'selecting.toggled' }
  | { readonly type: 'item.toggled'; readonly id: string }
  | { readonly type: 'selection.cleared' };

/** A selection of several items, so that one action applies to all of them. */
export const selectionMachine = setup({
  types: { context: {} as SelectionContext, events: {} as SelectionEvent, tags: {} as 'selecting' },
  actions: {
    toggle: assign(({ context: { chosen } }, id: string) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
    clear: assign({ chosen: [] }),
  },
  guards: {
    areAllChosen: ({ context: { chosen } }, ids: readonly string[]) => chosen.every((id) => ids.includes(id)),
  },
}).createMachine({
  id: 'selection',
  context: { chosen: [] },
  initial: 'off',
  states: {
    off: { on: { 'selecting.toggled': 'on' } },
    on: {
      tags: 'selecting',
      exit: 'clear',
      on: {
        'selecting.toggled': 'off',
        'item.toggled': { actions: { type: 'toggle', params: ({ event }) => event.id } },
        'selection.cleared': { actions: 'clear' },
        // An item that is moved without the other selected ones leaves them selected.
        'items.moved': { guard: { type: 'areAllChosen', params: ({ event }) => event.ids }, actions: 'clear' },
      },
    },
  },
});

/** The toast for each outcome of a board's change. */
export interface BoardSubjects<Change> {
  readonly saved: (change: Change) => ToastSubject;
  readonly notSaved: (change: Change) => ToastSubject;
  /** After a change without an answer, which may or may not have been saved. */
  readonly unsure: (change: Change) => ToastSubject;
}

/** A change in words, which the sentence of the toast continues. */
export interface BoardChangeTexts<Change> {
  /** The item that was changed, and its new container. */
  readonly made: (change: Change) => string;
  /** What undoing the change restores. */
  readonly restored: (change: Change) => string;
}

type ChangeToasts<Change> = Pick<
  BoardDependencies<never, never, never, Change>,
  'notifySaved' | 'notifyUndone' | 'notifyNotSaved'
>;

/** Notifies of the outcome of a change by toasts, with an undo where there is one (DUTY-04). */
export function notifyBoardChanges<Change>(
  notifications: Notifications,
  subjects: BoardSubjects<Change>,
  texts: BoardChangeTexts<Change>,
): ChangeToasts<Change> {
  return {
    notifySaved: (change, undo) =>
      notifications.notify({
        tone: 'success',
        subject: subjects.saved(change),
        about: texts.made(change),
        ...(undo !== undefined && { onAction: undo.undo, onUndo: undo.undo, onGone: undo.gone }),
      }),
    notifyUndone: (change) => {
      notifications.notify({ tone: 'success', subject: 'boardRestored', about: texts.restored(change) });
    },
    notifyNotSaved: (change, reason: Failure, isUndo) => {
      const about = isUndo ? texts.restored(change) : texts.made(change);
      // Narrower than `mayHaveHappened`, which decides whether a write is looked for: a board is read again after any of
      // these failures, and only without an answer does the sentence leave open what that will show.
      const [undone, made] = hasNoAnswer(reason)
        ? (['boardRestoredUnsure', subjects.unsure(change)] as const)
        : (['boardNotRestored', subjects.notSaved(change)] as const);
      notifications.notifyFailure({ subject: isUndo ? undone : made, about, reason });
    },
  };
}

/** The calls of a board. */
export interface BoardCalls<Board, Change> {
  readonly load: (signal: AbortSignal) => Promise<Outcome<Board>>;
  /** Runs to its end even after the page was left, so that no move is lost. */
  readonly save: (change: Change) => Promise<Outcome<null>>;
  /** Shared by all boards that show the same data. */
  readonly queue: SerialQueue;
}

interface BoardDependencies<Board, Item, Container, Change> extends BoardCalls<Board, Change> {
  readonly rules: BoardRules<Board, Item, Container, Change>;
  /** @param undo absent where the change cannot be undone. @returns withdraws the offer */
  readonly notifySaved: (
    change: Change,
    undo: { readonly undo: () => void; readonly gone: () => void } | undefined,
  ) => () => void;
  readonly notifyUndone: (change: Change) => void;
  readonly notifyNotSaved: (change: Change, reason: Failure, isUndo: boolean) => void;
}

/** A board with its rules and calls provided; views run it with `useBoard`, which knows its types. */
export interface ProvidedBoard<Board, Item, Container, Change> {
  readonly machine: DragBoardMachine<Board, Item, Container, Change>;
  readonly rules: BoardRules<Board, Item, Container, Change>;
  readonly select: (
    snapshot: SnapshotFrom<DragBoardMachine<Board, Item, Container, Change>>,
  ) => BoardViewModel<Board, Item, Container, Change>;
}

/** Provides a board machine with a module's board. */
export function provideBoard<Board, Item, Container, Change>(
  dependencies: BoardDependencies<Board, Item, Container, Change>,
): ProvidedBoard<Board, Item, Container, Change> {
  const { queue } = dependencies;

  const change = createBoardChangeMachine<Change>().provide({
    actors: {
      save: changeCalls.fromOutcome<null, StartedChange<Change>>(({ input, signal }) =>
        toItsEnd(
          signal,
          () => queue.change(dependencies.rules.lockKeys(input.change), () => dependencies.save(input.change)),
          (outcome) => outcome.kind === 'refused' && notifyNotSaved({ made: input, reason: outcome.reason }),
        ),
      ),
      offerUndo: fromCallback<BoardChangeEvent, StartedChange<Change>>(({ input, sendBack }) =>
        dependencies.notifySaved(input.change, {
          undo: () => sendBack({ type: 'undo.asked' }),
          gone: () => sendBack({ type: 'undo.expired' }),
        }),
      ),
    },
    actions: {
      notifySaved: (_, made) => {
        if (made.isUndo) dependencies.notifyUndone(made.change);
        else dependencies.notifySaved(made.change, undefined);
      },
      notifyNotSaved: (_, failed) => notifyNotSaved(failed),
    },
  });
  const notifyNotSaved = ({
    made,
    reason,
  }: {
    readonly made: StartedChange<Change>;
    readonly reason: ChangeFailure;
  }) => {
    // It failed with a change before it, of which the user is notified.
    if (reason !== 'unsent') dependencies.notifyNotSaved(made.change, reason, made.isUndo);
  };

  return {
    rules: dependencies.rules,
    machine: createDragBoardMachine<Board, Item, Container, Change>().provide({
      actors: {
        load: fromOutcome<ReadBoard<Board>, unknown>(async ({ signal }) => {
          const outcome = await queue.read(() => dependencies.load(signal), signal);
          return outcome.kind === 'done' ? done({ known: outcome.value }) : outcome;
        }),
        change,
      },
    }),
    select: selectBoard,
  };
}

/** The outcome of the last changes: the board is `checked` after one without an answer, for which it is read again. */
export type BoardStatus = 'saving' | 'undone' | 'refused' | 'checking' | 'checked';

/** The view model of a board. */
export interface BoardViewModel<Board, Item, Container, Change> {
  /** Undefined until it was read. */
  readonly board: Board | undefined;
  /** Why there is no board. */
  readonly unread: Failure | undefined;
  /** Why it could not be read again, so that it may be out of date. */
  readonly stale: Failure | undefined;
  /** The item for which a container is chosen from a list. */
  readonly choosing: Item | undefined;
  /** The change that the user is asked to confirm. */
  readonly confirming: Change | undefined;
  /** The container of the last drop; undefined if it was outside of every container. */
  readonly droppedOn: Container | undefined;
  /** The containers that changes have left without anybody, to be filled. */
  readonly vacated: readonly Container[];
  /** Undefined where there is no message. */
  readonly status: BoardStatus | undefined;
}

/** What a view shows of a board. */
function selectBoard<Board, Item, Container, Change>(
  snapshot: SnapshotFrom<DragBoardMachine<Board, Item, Container, Change>>,
): BoardViewModel<Board, Item, Container, Change> {
  const { shown, failure, active, proposed, droppedOn } = snapshot.context;
  return {
    board: shown,
    unread: snapshot.matches({ board: 'unread' }) ? failure : undefined,
    stale: snapshot.matches({ board: 'stale' }) ? failure : undefined,
    choosing: snapshot.matches({ drag: 'choosing' }) ? active?.item : undefined,
    confirming: snapshot.matches({ drag: 'confirming' }) ? proposed : undefined,
    droppedOn,
    vacated: stillVacant(snapshot.context),
    status: statusOf(snapshot),
  };
}

function statusOf<Board, Item, Container, Change>(
  snapshot: SnapshotFrom<DragBoardMachine<Board, Item, Container, Change>>,
): BoardStatus | undefined {
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.matches({ drag: 'undone' })) return 'undone';
  if (!snapshot.matches({ drag: 'failed' })) return undefined;
  if (!snapshot.context.isUnsure) return 'refused';
  if (snapshot.matches({ board: 'rereading' })) return 'checking';
  // A board that could not be read again says so itself.
  return snapshot.matches({ board: 'standing' }) ? 'checked' : undefined;
}
