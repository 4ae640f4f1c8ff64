import { type ActorRefFrom, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { outcomeActors, type Receiver, required, unimplementedAction, unimplementedActor } from './actors.machine.ts';
import { changedNothing, type Failure, hasNoAnswer } from './outcome.ts';
import { allKeys, type ChangeFailure, type LockKeys } from './serial-queue.store.ts';

/** Calls that change a board. */
export const changeCalls = outcomeActors<ChangeFailure>('unexpected');

/**
 * One change of a board: it is sent once, and once it is saved it can be undone for a while (DUTY-04). Created once for
 * each `provide…` call.
 */
export function createBoardChangeMachine<Change>() {
  return setup({
    types: {
      context: {} as BoardChangeInput<Change>,
      input: {} as BoardChangeInput<Change>,
      events: {} as BoardChangeEvent,
    },
    actors: {
      save: fromPromise<null, StartedChange<Change>>(unimplementedActor('save')),
      /** Offered until the user answers, or until this actor stops. */
      offerUndo: fromCallback<BoardChangeEvent, StartedChange<Change>>(unimplementedAction('offerUndo')),
    },
    actions: {
      sendToBoard: sendTo(
        ({ context }) => context.board,
        (_, news: BoardChangeNews<Change>) => news,
      ),
      notifySaved: (_, _made: StartedChange<Change>) => unimplementedAction('notifySaved')(),
      notifyNotSaved: (_, _failed: { readonly made: StartedChange<Change>; readonly reason: ChangeFailure }) =>
        unimplementedAction('notifyNotSaved')(),
      forgetOpposite: assign(({ context: { made } }) => ({ made: { ...made, opposite: undefined } })),
    },
    guards: { canUndo: ({ context }) => context.made.opposite !== undefined },
  }).createMachine({
    id: 'boardChange',
    context: ({ input }) => input,
    initial: 'saving',
    states: {
      saving: {
        invoke: {
          src: 'save',
          input: ({ context }) => context.made,
          onDone: [
            {
              guard: 'canUndo',
              target: 'undoable',
              actions: {
                type: 'sendToBoard',
                params: ({ context }) => ({ type: 'change.saved', number: context.made.number }),
              },
            },
            {
              target: 'settled',
              actions: [
                {
                  type: 'sendToBoard',
                  params: ({ context }) => ({ type: 'change.saved', number: context.made.number }),
                },
                { type: 'notifySaved', params: ({ context }) => context.made },
              ],
            },
          ],
          onError: {
            target: 'settled',
            actions: [
              {
                type: 'sendToBoard',
                params: ({ context, event }) => ({
                  type: 'change.refused',
                  number: context.made.number,
                  reason: changeCalls.reasonOf(event.error),
                }),
              },
              {
                type: 'notifyNotSaved',
                params: ({ context, event }) => ({ made: context.made, reason: changeCalls.reasonOf(event.error) }),
              },
            ],
          },
        },
        on: { 'change.overtaken': { actions: 'forgetOpposite' } },
      },
      undoable: {
        invoke: { src: 'offerUndo', input: ({ context }) => context.made },
        on: {
          'undo.asked': {
            target: 'settled',
            actions: {
              type: 'sendToBoard',
              params: ({ context }) => ({
                type: 'change.asked',
                change: required(context.made.opposite),
                isUndo: true,
              }),
            },
          },
          'undo.expired': 'settled',
          'change.overtaken': 'settled',
        },
      },
      settled: {
        type: 'final',
        entry: {
          type: 'sendToBoard',
          params: ({ context }) => ({ type: 'change.settled', number: context.made.number }),
        },
      },
    },
  });
}

type BoardChangeMachine<Change> = ReturnType<typeof createBoardChangeMachine<Change>>;

export interface BoardChangeInput<Change> {
  readonly made: StartedChange<Change>;
  readonly board: Receiver<BoardChangeNews<Change>>;
}

/** A change of a board that was started. */
export interface StartedChange<Change> {
  readonly number: number;
  readonly change: Change;
  /** The change that undoes it; undefined where none can, or where it is an undo itself. */
  readonly opposite: Change | undefined;
  readonly isUndo: boolean;
}

/** A change that the user requested. @property isUndo it undoes another one */
export interface AskedChange<Change> {
  readonly type: 'change.asked';
  readonly change: Change;
  readonly isUndo?: boolean;
}

export interface RefusedChange {
  readonly type: 'change.refused';
  readonly number: number;
  readonly reason: ChangeFailure;
}

/** Events that a change sends to its board. */
type BoardChangeNews<Change> =
  | { readonly type: 'change.saved'; readonly number: number }
  | RefusedChange
  /** The change has ended: nothing more follows. */
  | { readonly type: 'change.settled'; readonly number: number }
  /** The user requested the undo. */
  | AskedChange<Change>;

export type BoardChangeEvent =
  | { readonly type: 'undo.asked' }
  /** The time to undo it is over. */
  | { readonly type: 'undo.expired' }
  /** A newer change has a lock key in common: this one can no longer be undone. */
  | { readonly type: 'change.overtaken' };

/**
 * The item that is moved, or several as one.
 * @property from the index of the container that it comes from (DUTY-03)
 * @property ids the ids of what moves with it, its own too
 */
export interface ActiveItem<Item> {
  readonly item: Item;
  readonly from: number;
  readonly ids: readonly string[];
}

/** A board as it was read. */
export interface ReadBoard<Board> {
  readonly known: Board;
}

export type DragBoardEvent<Item, Container, Change> =
  | ({ readonly type: 'item.lifted' } & ActiveItem<Item>)
  /** Requests a list of containers instead of dragging. */
  | ({ readonly type: 'move.chosen' } & ActiveItem<Item>)
  /** @property container undefined outside of every container */
  | { readonly type: 'item.dropped'; readonly container: Container | undefined }
  | { readonly type: 'item.released' }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.declined' }
  | { readonly type: 'retry.asked' }
  | BoardChangeNews<Change>;

/** The rules of a board: pure functions over types that only its module knows. */
export interface BoardRules<Board, Item, Container, Change> {
  /** The change that dropping an item at a container makes; undefined where it makes none. */
  readonly changeOf: (board: Board, item: Item, container: Container) => Change | undefined;
  /** The board after a change; the same object where it changes nothing. */
  readonly after: (board: Board, change: Change) => Board;
  /** The change that undoes another one, from the board before it; undefined where none can. */
  readonly opposite: (before: Board, change: Change) => Change | undefined;
  /** Whether the user has to confirm a change before it is made. */
  readonly asksFirst: (change: Change) => boolean;
  readonly lockKeys: (change: Change) => LockKeys;
  /** The containers that a change leaves without anybody, where that was not its purpose (ROLE-08). */
  readonly vacatedBy: (before: Board, change: Change) => readonly Container[];
  readonly isVacant: (board: Board, container: Container) => boolean;
}

/** Items were dropped in a container. @property ids all that moved together */
export interface ItemsMoved {
  readonly type: 'items.moved';
  readonly ids: readonly string[];
}

/** What a board runs with. @property selection absent where items are moved one by one */
export interface BoardInput<Board, Item, Container, Change> extends BoardRules<Board, Item, Container, Change> {
  readonly selection?: Receiver<ItemsMoved> | undefined;
}

/** A change that is being sent, or is saved and can be undone. */
interface LiveChange<Change> {
  readonly number: number;
  readonly change: Change;
  readonly isUndo: boolean;
  readonly isSaved: boolean;
  readonly actor: ActorRefFrom<BoardChangeMachine<Change>>;
}

export interface BoardState<Board, Item, Container, Change> {
  readonly rules: BoardRules<Board, Item, Container, Change>;
  readonly selection: BoardInput<Board, Item, Container, Change>['selection'];
  /** The board as the server is known to hold it; undefined before it was read. */
  readonly known: Board | undefined;
  /** The known board with all changes that are being sent; undefined before it was read. */
  readonly shown: Board | undefined;
  /** In the order in which they were made. */
  readonly changes: readonly LiveChange<Change>[];
  /** How many were made. */
  readonly count: number;
  /** The containers that changes have left without anybody; some may be filled again. */
  readonly vacated: readonly Container[];
  readonly active: ActiveItem<Item> | undefined;
  /** The change that the drop would make; the user may have to confirm it. */
  readonly proposed: Change | undefined;
  /** Where the last item was dropped; undefined outside of every container. */
  readonly droppedOn: Container | undefined;
  /** How the last change ended; undefined before any has. */
  readonly ended: 'saved' | 'undone' | 'refused' | undefined;
  /** The last change failed without an answer: the server may have made it. */
  readonly isUnsure: boolean;
  /** The server may hold something else than `known`. */
  readonly mustReload: boolean;
  /** Why the board could not be read. */
  readonly failure: Failure | undefined;
}

export function emptyBoard<Board, Item, Container, Change>(
  input: BoardInput<Board, Item, Container, Change>,
): BoardState<Board, Item, Container, Change> {
  return {
    rules: input,
    selection: input.selection,
    known: undefined,
    shown: undefined,
    changes: [],
    count: 0,
    vacated: [],
    active: undefined,
    proposed: undefined,
    droppedOn: undefined,
    ended: undefined,
    isUnsure: false,
    mustReload: false,
    failure: undefined,
  };
}

/** The change that dropping the dragged item makes; undefined where it makes none. */
export function changeAt<Board, Item, Container, Change>(
  { rules, shown, active }: BoardState<Board, Item, Container, Change>,
  container: Container | undefined,
): Change | undefined {
  if (shown === undefined || active === undefined || container === undefined) return undefined;
  return rules.changeOf(shown, active.item, container);
}

/** Whether a change has an effect; false while there is no board. */
export function isEffective<Board, Item, Container, Change>(
  { rules, shown }: BoardState<Board, Item, Container, Change>,
  change: Change,
): boolean {
  return shown !== undefined && rules.after(shown, change) !== shown;
}

/** Whether a change is being sent: any, or the one of this number. */
export function isSaving(
  { changes }: { readonly changes: readonly Pick<LiveChange<unknown>, 'number' | 'isSaved'>[] },
  number?: number,
): boolean {
  return changes.some((one) => !one.isSaved && (number === undefined || one.number === number));
}

/** The id of a change's actor, by the change's number. */
export const idOf = (number: number): string => `change-${number}`;

/** Earlier changes that can no longer be undone once another one is made. */
export function dependentsOf<Board, Item, Container, Change>(
  { rules, changes }: BoardState<Board, Item, Container, Change>,
  change: Change,
): readonly LiveChange<Change>[] {
  const keys = allKeys(rules.lockKeys(change));
  return changes.filter((one) => allKeys(rules.lockKeys(one.change)).some((key) => keys.includes(key)));
}

/** Shows a change before the server answers. @param begin sends it */
export function withStarted<Board, Item, Container, Change>(
  { rules, shown, changes, count, vacated }: BoardState<Board, Item, Container, Change>,
  { change, isUndo = false }: AskedChange<Change>,
  begin: (made: StartedChange<Change>) => LiveChange<Change>['actor'],
): Partial<BoardState<Board, Item, Container, Change>> {
  // No board is loaded that could be changed.
  if (shown === undefined) return {};
  const number = count + 1;
  const opposite = isUndo ? undefined : rules.opposite(shown, change);
  const actor = begin({ number, change, opposite, isUndo });
  return {
    count: number,
    shown: rules.after(shown, change),
    vacated: [...stillVacant({ rules, shown, vacated }), ...rules.vacatedBy(shown, change)],
    changes: [...changes, { number, change, isUndo, isSaved: false, actor }],
  };
}

/** The containers that changes have left without anybody, and that nobody has filled since. */
export function stillVacant<Board, Item, Container, Change>({
  rules,
  shown,
  vacated,
}: Pick<BoardState<Board, Item, Container, Change>, 'rules' | 'shown' | 'vacated'>): readonly Container[] {
  return shown === undefined ? [] : vacated.filter((container) => rules.isVacant(shown, container));
}

/** Applies a saved change to the board that the server is known to hold. */
export function withSaved<Board, Item, Container, Change>(
  { rules, known, changes }: BoardState<Board, Item, Container, Change>,
  number: number,
): Partial<BoardState<Board, Item, Container, Change>> {
  const saved = changes.find((one) => one.number === number);
  if (saved === undefined) return {};
  return {
    known: known && rules.after(known, saved.change),
    changes: changes.map((one) => (one === saved ? { ...one, isSaved: true } : one)),
    ended: saved.isUndo ? 'undone' : 'saved',
  };
}

/** Moves a refused change back; all other changes stay as shown. */
export function withRefused<Board, Item, Container, Change>(
  state: BoardState<Board, Item, Container, Change>,
  { number, reason }: RefusedChange,
): Partial<BoardState<Board, Item, Container, Change>> {
  if (!isSaving(state, number)) return {};
  const changes = withoutChange(state.changes, number);
  const left = { changes, shown: shownOf({ ...state, changes }) };
  // The user is notified only of the refused change that this one depended on.
  if (reason === 'unsent') return left;
  const mustReload = state.mustReload || !changedNothing(reason);
  return { ...left, ended: 'refused', isUnsure: hasNoAnswer(reason), mustReload };
}

export function withoutChange<Change>(
  changes: readonly LiveChange<Change>[],
  number: number,
): readonly LiveChange<Change>[] {
  return changes.filter((one) => one.number !== number);
}

export function withKnown<Board, Item, Container, Change>(
  state: BoardState<Board, Item, Container, Change>,
  known: Board,
): Partial<BoardState<Board, Item, Container, Change>> {
  return { known, shown: shownOf({ ...state, known }) };
}

function shownOf<Board, Item, Container, Change>({
  rules,
  known,
  changes,
}: BoardState<Board, Item, Container, Change>): Board | undefined {
  if (known === undefined) return undefined;
  return changes.reduce<Board>((board, { change, isSaved }) => (isSaved ? board : rules.after(board, change)), known);
}
