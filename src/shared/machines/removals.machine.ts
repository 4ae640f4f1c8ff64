import { type ActorRefFrom, assign, enqueueActions, not, sendTo, setup } from 'xstate';
import { sameId } from '../domain/entity-id.ts';
import type { FeedItem } from '../domain/feed.ts';
import type { Receiver } from './receiver.ts';
import { createRemovalMachine, type Removable, type RemovalMachine, type RemovalNews } from './removal.machine.ts';

/** Events that a list gets about its items that are being removed. */
export type RemovalsNews<Item extends FeedItem> =
  | Extract<RemovalNews<Item>, { readonly type: 'removal.undone' | 'removal.done' | 'removal.refused' }>
  /** @property leaving all items that are being removed; sent after the outcome of one of them */
  | { readonly type: 'removals.changed'; readonly leaving: readonly Item[] }
  /** No removal is being sent, and none will be until the list sends `send.finished`. */
  | { readonly type: 'send.allowed' };

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

export type RemovalsMachine<Item extends FeedItem> = ReturnType<typeof createRemovalsMachine<Item>>;
