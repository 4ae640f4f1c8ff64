import { type ActorRef, type ActorRefFrom, assign, enqueueActions, not, type Snapshot, sendTo, setup } from 'xstate';
import { sameId } from '../domain/entity-id.ts';
import type { FeedItem } from '../domain/feed.ts';
import { type RemovalReport, removalMachine } from './removal.machine.ts';

/** What a list hears of the items that it gave away. */
export type RemovalsReport =
  | Extract<RemovalReport, { readonly type: 'removal.undone' | 'removal.done' | 'removal.refused' }>
  /** Nothing is being removed, and nothing will be before the list's turn has ended. */
  | { readonly type: 'turn.given' };

export type RemovalsEvent =
  | RemovalReport
  | { readonly type: 'item.taken'; readonly item: FeedItem }
  /** The list has something to do while nothing is being removed. */
  | { readonly type: 'turn.asked' }
  | { readonly type: 'turn.ended' }
  | { readonly type: 'page.left' };

interface RemovalsInput {
  readonly list: ActorRef<Snapshot<unknown>, RemovalsReport>;
}

interface PendingRemoval {
  readonly item: FeedItem;
  readonly isSending: boolean;
  readonly actor: ActorRefFrom<typeof removalMachine>;
}

interface RemovalsContext extends RemovalsInput {
  readonly pending: readonly PendingRemoval[];
}

/** A removal that has come to its end. */
type EndedRemoval = Exclude<RemovalsReport, { readonly type: 'turn.given' }>;

/**
 * All that is on its way out of a list. List and removals take turns where the list asks for one (REL-19): what falls due
 * meanwhile waits. Whoever leaves the page waits for nobody.
 */
export const removalsMachine = setup({
  types: { context: {} as RemovalsContext, input: {} as RemovalsInput, events: {} as RemovalsEvent },
  actors: { removal: removalMachine },
  actions: {
    take: assign(({ context, spawn, self }, item: FeedItem) => {
      const actor = spawn('removal', { input: { item, keeper: self } });
      return { pending: [...context.pending, { item, isSending: false, actor }] };
    }),
    markSending: assign(({ context }, { id }: FeedItem) => ({
      pending: context.pending.map((one) => (sameId(one.item.id, id) ? { ...one, isSending: true } : one)),
    })),
    end: enqueueActions(({ context, enqueue }, ended: EndedRemoval) => {
      enqueue.assign({ pending: context.pending.filter(({ item }) => !sameId(item.id, ended.item.id)) });
      enqueue.sendTo(context.list, ended);
    }),
    sendToList: sendTo(
      ({ context }) => context.list,
      (_, report: RemovalsReport) => report,
    ),
    sendToAll: enqueueActions(({ context, enqueue }, type: 'turn.given' | 'page.left') => {
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
      // Only those that are due take it.
      entry: { type: 'sendToAll', params: 'turn.given' },
      on: {
        'removal.due': { actions: { type: 'sendToAll', params: 'turn.given' } },
        'turn.asked': 'finishing',
      },
    },
    finishing: { always: { guard: not('isSending'), target: 'waiting' } },
    waiting: {
      entry: { type: 'sendToList', params: { type: 'turn.given' } },
      on: { 'turn.ended': 'sending' },
    },
  },
  on: {
    'item.taken': { actions: { type: 'take', params: ({ event }) => event.item } },
    'removal.begun': { actions: { type: 'markSending', params: ({ event }) => event.item } },
    'removal.undone': { actions: { type: 'end', params: ({ event }) => event } },
    'removal.done': { actions: { type: 'end', params: ({ event }) => event } },
    'removal.refused': { actions: { type: 'end', params: ({ event }) => event } },
    'page.left': { actions: { type: 'sendToAll', params: 'page.left' } },
  },
});
