import {
  type ActorRefFrom,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  sendTo,
  setup,
} from 'xstate';
import { fromOutcome, type Receiver, unimplementedAction, unimplementedActor } from './actors.machine.ts';
import { sameId } from './entity-id.ts';
import type { FeedItem } from './feed.ts';
import { type Failure, type Outcome, settledOutcome } from './outcome.ts';
import type { Removable, RemovalNews, RemovalsNews, UndoAnswer } from './removals.ts';

/**
 * The removals of a list's items. Where the list requests it, its reads and the removals are sent one after the other
 * (REL-19): a removal that is due during a read is queued, unless the user leaves the page. Created once for each list.
 */
export function createRemovalsMachine<Item extends FeedItem>() {
  return setup({
    types: {
      context: {} as RemovalsContext<Item>,
      input: {} as RemovalsInput<Item>,
      events: {} as RemovalsEvent<Item>,
    },
    actors: { removal: createRemovalMachine<Item>() },
    actions: {
      startRemoval: assign(({ context, spawn, self }, { item }: Removable<Item>) => {
        const actor = spawn('removal', { input: { item, keeper: self } });
        return { pending: [...context.pending, { item, isSending: false, actor }] };
      }),
      markSending: assign(({ context }, { item: { id } }: Removable<Item>) => ({
        pending: context.pending.map((one) => (sameId(one.item.id, id) ? { ...one, isSending: true } : one)),
      })),
      endRemoval: enqueueActions(({ context, enqueue }, ended: EndedRemoval<Item>) => {
        enqueue.assign({ pending: context.pending.filter(({ item }) => !sameId(item.id, ended.item.id)) });
        enqueue.sendTo(context.list, ended);
      }),
      sendLeaving: sendTo(
        ({ context }) => context.list,
        ({ context }): RemovalsNews<Item> => ({
          type: 'removals.changed',
          leaving: context.pending.map(({ item }) => item),
        }),
      ),
      sendToList: sendTo(
        ({ context }) => context.list,
        (_, news: RemovalsNews<Item>) => news,
      ),
      sendToAll: enqueueActions(({ context, enqueue }, type: 'send.allowed' | 'page.left') => {
        for (const { actor } of context.pending) enqueue.sendTo(actor, { type });
      }),
    },
    guards: { isSending: ({ context }) => context.pending.some(({ isSending }) => isSending) },
  }).createMachine({
    id: 'removals',
    context: ({ input }) => ({ list: input.list, pending: [] }),
    initial: 'sending',
    states: {
      sending: {
        // Only removals that are due react to it.
        entry: { type: 'sendToAll', params: 'send.allowed' },
        on: {
          'removal.due': { actions: { type: 'sendToAll', params: 'send.allowed' } },
          'send.asked': 'finishing',
        },
      },
      finishing: { always: { guard: not('isSending'), target: 'waiting' } },
      waiting: {
        entry: { type: 'sendToList', params: { type: 'send.allowed' } },
        on: { 'send.finished': 'sending' },
      },
    },
    on: {
      'item.taken': { actions: [{ type: 'startRemoval', params: ({ event }) => event }, 'sendLeaving'] },
      'removal.begun': { actions: { type: 'markSending', params: ({ event }) => event } },
      'removal.undone': { actions: [{ type: 'endRemoval', params: ({ event }) => event }, 'sendLeaving'] },
      'removal.done': { actions: [{ type: 'endRemoval', params: ({ event }) => event }, 'sendLeaving'] },
      'removal.refused': { actions: [{ type: 'endRemoval', params: ({ event }) => event }, 'sendLeaving'] },
      'page.left': { actions: { type: 'sendToAll', params: 'page.left' } },
    },
  });
}

type RemovalsMachine<Item extends FeedItem> = ReturnType<typeof createRemovalsMachine<Item>>;

export type RemovalsEvent<Item extends FeedItem> =
  | RemovalNews<Item>
  | { readonly type: 'item.taken'; readonly item: Item }
  /** The list needs to make a call while no removal is being sent. */
  | { readonly type: 'send.asked' }
  | { readonly type: 'send.finished' }
  | { readonly type: 'page.left' };

interface RemovalsInput<Item extends FeedItem> {
  readonly list: Receiver<RemovalsNews<Item>>;
}

interface PendingRemoval<Item extends FeedItem> {
  readonly item: Item;
  readonly isSending: boolean;
  readonly actor: ActorRefFrom<RemovalMachine<Item>>;
}

interface RemovalsContext<Item extends FeedItem> extends RemovalsInput<Item> {
  readonly pending: readonly PendingRemoval<Item>[];
}

/** The last event of a removal. */
type EndedRemoval<Item extends FeedItem> = Extract<RemovalsNews<Item>, Removable<Item>>;

export type RemovalEvent =
  | UndoAnswer
  /** Whether the server can restore the item. */
  | { readonly type: 'restoring.known'; readonly isPossible: boolean }
  | { readonly type: 'send.allowed' }
  | { readonly type: 'page.left' };

/** A removal that can still be undone. */
interface UndoableRemoval<Item extends FeedItem> extends Removable<Item> {
  /** Gets the user's answer. */
  readonly removal: Receiver<UndoAnswer>;
}

export interface RemovalInput<Item extends FeedItem> extends Removable<Item> {
  readonly keeper: Receiver<RemovalNews<Item>>;
}

interface RemovalContext<Item extends FeedItem> extends RemovalInput<Item> {
  /** Whether the server can restore the item; undefined until that is known. */
  readonly isRestorable: boolean | undefined;
}

/**
 * The removal of one item of a list, which is sent once. Where the server can restore the item, that is at once; where it
 * cannot, when the undo is no longer offered, or the user leaves the page. Created once for each `provide…` call.
 */
export function createRemovalMachine<Item extends FeedItem>() {
  return setup({
    types: { context: {} as RemovalContext<Item>, input: {} as RemovalInput<Item>, events: {} as RemovalEvent },
    actors: {
      /** Finds out whether the server can restore the item. */
      askServer: fromCallback<EventObject, Removable<Item>>(unimplementedAction('askServer')),
      offerUndo: fromCallback<EventObject, UndoableRemoval<Item>>(unimplementedAction('offerUndo')),
      remove: fromPromise<null, RemovalContext<Item>>(unimplementedActor('remove')),
    },
    actions: {
      keep: assign((_, isRestorable: boolean) => ({ isRestorable })),
      sendToRemovals: sendTo(
        ({ context }) => context.keeper,
        ({ context }, type: RemovalNews<Item>['type']) => ({ type, item: context.item }),
      ),
    },
  }).createMachine({
    id: 'removal',
    context: ({ input }) => ({ ...input, isRestorable: undefined }),
    initial: 'asking',
    states: {
      asking: {
        invoke: { src: 'askServer', input: ({ context }) => context },
        on: {
          'restoring.known': [
            {
              guard: ({ event }) => event.isPossible,
              target: 'due',
              actions: { type: 'keep', params: ({ event }) => event.isPossible },
            },
            { target: 'undoable', actions: { type: 'keep', params: ({ event }) => event.isPossible } },
          ],
          'page.left': 'sending',
        },
      },
      undoable: {
        invoke: { src: 'offerUndo', input: ({ context: { item }, self }) => ({ item, removal: self }) },
        on: { 'undo.asked': 'undone', 'undo.expired': 'due', 'page.left': 'sending' },
      },
      due: {
        entry: { type: 'sendToRemovals', params: 'removal.due' },
        on: { 'send.allowed': 'sending', 'page.left': 'sending' },
      },
      sending: {
        entry: { type: 'sendToRemovals', params: 'removal.begun' },
        invoke: { src: 'remove', input: ({ context }) => context, onDone: 'gone', onError: 'refused' },
      },
      undone: { type: 'final', entry: { type: 'sendToRemovals', params: 'removal.undone' } },
      gone: { type: 'final', entry: { type: 'sendToRemovals', params: 'removal.done' } },
      refused: { type: 'final', entry: { type: 'sendToRemovals', params: 'removal.refused' } },
    },
  });
}

type RemovalMachine<Item extends FeedItem> = ReturnType<typeof createRemovalMachine<Item>>;

/** How removed items of one kind are restored. */
export interface Restoring<Item> {
  /** Whether the server can restore that item, which is not removed yet. */
  readonly isPossible: (item: Item) => Promise<boolean>;
  /** Offers to restore an item that was removed, whatever page is shown from then on. */
  readonly offer: (item: Item) => void;
}

export interface RemovalDependencies<Item extends FeedItem> {
  /** Runs to its end even after the page was left, so that no removal is lost. */
  readonly remove: (item: Item) => Promise<Outcome<null>>;
  /** How the server undoes removals; absent where it has no call for that, or nobody is offered it. */
  readonly restoring?: Restoring<Item>;
  /** @returns withdraws the offer if it is still open: the page was left, and nothing can be undone any more */
  readonly offerUndo: (item: Item, removal: UndoableRemoval<Item>['removal']) => () => void;
  readonly notifyNotRemoved: (reason: Failure, item: Item) => void;
}

/** Provides the call that removes a list's items, and the offers of undo. */
export function provideRemovals<Item extends FeedItem>(dependencies: RemovalDependencies<Item>): RemovalsMachine<Item> {
  const { restoring } = dependencies;
  return createRemovalsMachine<Item>().provide({
    actors: {
      removal: createRemovalMachine<Item>().provide({
        actors: {
          offerUndo: fromCallback<EventObject, UndoableRemoval<Item>>(({ input: { item, removal } }) =>
            dependencies.offerUndo(item, removal),
          ),
          askServer: fromCallback<EventObject, Removable<Item>>(({ input: { item }, sendBack }) => {
            const answer = (isPossible: boolean) => sendBack({ type: 'restoring.known', isPossible });
            if (restoring === undefined) answer(false);
            else void restoring.isPossible(item).then(answer);
          }),
          // The list may have been left meanwhile, and could neither notify nor offer anything.
          remove: fromOutcome<null, RemovalContext<Item>>(async ({ input: { item, isRestorable } }) => {
            const outcome = await settledOutcome(() => dependencies.remove(item));
            if (outcome.kind === 'refused') dependencies.notifyNotRemoved(outcome.reason, item);
            // Not known yet where the page was left before the server has answered, which the removal did not wait for.
            else if (isRestorable ?? (await restoring?.isPossible(item))) restoring?.offer(item);
            return outcome;
          }),
        },
      }),
    },
  });
}
