import { type EventObject, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import type { Receiver } from './receiver.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/** Events that a removal sends to the machine of all removals. */
export type RemovalNews<Item extends FeedItem> =
  /** The time to undo it is over: it requests permission to be sent. */
  | { readonly type: 'removal.due'; readonly item: Item }
  | { readonly type: 'removal.begun'; readonly item: Item }
  | { readonly type: 'removal.undone'; readonly item: Item }
  | { readonly type: 'removal.done'; readonly item: Item }
  | { readonly type: 'removal.refused'; readonly item: Item };

/** The user's answer to the offer of undo. */
export type UndoAnswer = { readonly type: 'undo.asked' } | { readonly type: 'undo.expired' };

export type RemovalEvent = UndoAnswer | { readonly type: 'send.allowed' } | { readonly type: 'page.left' };

/** An item that is being removed. */
export interface Removable<Item extends FeedItem> {
  readonly item: Item;
}

/** A removal that can still be undone. */
export interface UndoableRemoval<Item extends FeedItem> extends Removable<Item> {
  /** Gets the user's answer. */
  readonly removal: Receiver<UndoAnswer>;
}

export interface RemovalInput<Item extends FeedItem> extends Removable<Item> {
  readonly keeper: Receiver<RemovalNews<Item>>;
}

/**
 * The removal of one item of a list: it can be undone as long as the undo is offered, and is sent once. When the user
 * leaves the page, it is sent at once. Created once for each `provide…` call.
 */
export function createRemovalMachine<Item extends FeedItem>() {
  return setup({
    types: { context: {} as RemovalInput<Item>, input: {} as RemovalInput<Item>, events: {} as RemovalEvent },
    actors: {
      offerUndo: fromCallback<EventObject, UndoableRemoval<Item>>(unimplementedAction('offerUndo')),
      remove: fromPromise<null, Removable<Item>>(unimplementedActor('remove')),
    },
    actions: {
      sendToRemovals: sendTo(
        ({ context }) => context.keeper,
        ({ context }, type: RemovalNews<Item>['type']) => ({ type, item: context.item }),
      ),
    },
  }).createMachine({
    id: 'removal',
    context: ({ input }) => input,
    initial: 'undoable',
    states: {
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

export type RemovalMachine<Item extends FeedItem> = ReturnType<typeof createRemovalMachine<Item>>;
