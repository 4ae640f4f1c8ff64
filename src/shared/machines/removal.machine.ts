import { type ActorRef, fromCallback, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/** What a removal tells of itself. */
export type RemovalReport =
  /** The time to undo it is over: it asks for its turn. */
  | { readonly type: 'removal.due'; readonly item: FeedItem }
  | { readonly type: 'removal.begun'; readonly item: FeedItem }
  | { readonly type: 'removal.undone'; readonly item: FeedItem }
  | { readonly type: 'removal.done'; readonly item: FeedItem }
  | { readonly type: 'removal.refused'; readonly item: FeedItem };

/** What its reader answers to the offer to undo it. */
export type UndoAnswer = { readonly type: 'undo.asked' } | { readonly type: 'undo.expired' };

export type RemovalEvent = UndoAnswer | { readonly type: 'turn.given' } | { readonly type: 'page.left' };

export interface RemovalInput {
  readonly item: FeedItem;
  readonly keeper: ActorRef<Snapshot<unknown>, RemovalReport>;
}

/**
 * One item on its way out of a list: it can be undone as long as the offer stands, and is sent once. Whoever leaves the
 * page cannot undo it any more: it is sent at once.
 */
export const removalMachine = setup({
  types: { context: {} as RemovalInput, input: {} as RemovalInput, events: {} as RemovalEvent },
  actors: {
    offerUndo: fromCallback<RemovalEvent, FeedItem>(unimplementedAction('offerUndo')),
    remove: fromPromise<null, FeedItem>(unimplementedActor('remove')),
  },
  actions: {
    report: sendTo(
      ({ context }) => context.keeper,
      ({ context }, type: RemovalReport['type']) => ({ type, item: context.item }),
    ),
  },
}).createMachine({
  id: 'removal',
  context: ({ input }) => input,
  initial: 'undoable',
  states: {
    undoable: {
      invoke: { src: 'offerUndo', input: ({ context }) => context.item },
      on: { 'undo.asked': 'undone', 'undo.expired': 'due', 'page.left': 'sending' },
    },
    due: {
      entry: { type: 'report', params: 'removal.due' },
      on: { 'turn.given': 'sending', 'page.left': 'sending' },
    },
    sending: {
      entry: { type: 'report', params: 'removal.begun' },
      invoke: { src: 'remove', input: ({ context }) => context.item, onDone: 'gone', onError: 'refused' },
    },
    undone: { type: 'final', entry: { type: 'report', params: 'removal.undone' } },
    gone: { type: 'final', entry: { type: 'report', params: 'removal.done' } },
    refused: { type: 'final', entry: { type: 'report', params: 'removal.refused' } },
  },
});
