import { type ActorRef, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { EntityId } from '../domain/entity-id.ts';
import type { FeedItem } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { unimplementedActor } from './unimplemented.ts';

/** What a removal tells the list that it was taken from. */
export type RemovalReport =
  | { readonly type: 'removal.undone'; readonly item: FeedItem }
  | { readonly type: 'removal.done'; readonly item: FeedItem }
  | { readonly type: 'removal.refused'; readonly item: FeedItem; readonly reason: Fault };

/** What becomes of an item that was taken out of a list: its reader thought better of it, or its time is over. */
export type RemovalAnswer =
  | { readonly type: 'item.undoAsked'; readonly id: EntityId }
  | { readonly type: 'item.removeDue'; readonly id: EntityId };

export type RemovalEvent = { readonly type: 'removal.due' } | { readonly type: 'removal.undo' };

export interface RemovalInput {
  readonly item: FeedItem;
  readonly list: ActorRef<Snapshot<unknown>, RemovalReport>;
}

/** One item on its way out of a list: it can be undone until it is due, and is sent once. */
export const removalMachine = setup({
  types: {
    context: {} as RemovalInput,
    input: {} as RemovalInput,
    events: {} as RemovalEvent,
  },
  actors: { remove: fromPromise<Outcome<null>, FeedItem>(unimplementedActor('remove')) },
  actions: {
    report: sendTo(
      ({ context }) => context.list,
      (_, report: RemovalReport) => report,
    ),
  },
}).createMachine({
  id: 'removal',
  context: ({ input }) => input,
  initial: 'undoable',
  states: {
    undoable: { on: { 'removal.due': 'sending', 'removal.undo': 'undone' } },
    sending: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.item,
        onDone: [
          { guard: ({ event }) => event.output.kind === 'done', target: 'gone' },
          {
            target: 'refused',
            actions: {
              type: 'report',
              params: ({ context, event }) => ({
                type: 'removal.refused',
                item: context.item,
                reason: event.output.kind === 'refused' ? event.output.reason : 'malformed',
              }),
            },
          },
        ],
        onError: {
          target: 'refused',
          actions: {
            type: 'report',
            params: ({ context }) => ({ type: 'removal.refused', item: context.item, reason: 'malformed' }),
          },
        },
      },
    },
    gone: {
      type: 'final',
      entry: { type: 'report', params: ({ context }) => ({ type: 'removal.done', item: context.item }) },
    },
    undone: {
      type: 'final',
      entry: { type: 'report', params: ({ context }) => ({ type: 'removal.undone', item: context.item }) },
    },
    refused: { type: 'final' },
  },
});
