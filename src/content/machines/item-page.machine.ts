import { assign, fromPromise, sendTo, setup } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { required } from '@/shared/machines/outcome-actor.ts';
import { readingState, retrying } from '@/shared/machines/reading-state.ts';
import { createRemovalsMachine, type RemovalsEvent } from '@/shared/machines/removals.machine.ts';
import { afterRemovals, invokedRemovals, type RemovingEvent } from '@/shared/machines/removing.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { ItemNews } from './editing-state.ts';

interface ItemPageContext<Item extends FeedItem> {
  /** As the server sent it last; undefined until it was read. */
  readonly item: Item | undefined;
  /** Why it could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
}

/** An item as its form publishes it. The server does not return the id of a new event. */
type WrittenItem<Item extends FeedItem> = Omit<Item, 'id'> & Partial<FeedItem>;

export type ItemPageEvent<Item extends FeedItem> =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked' }
  | ItemNews<WrittenItem<Item>>
  | RemovingEvent<Item>;

/**
 * The page of one post or event (PAGE-01): it is read, can be changed (EDIT-01), and can be removed with the same offer of undo as in its list. After
 * a removal that was refused it is read again, because another user may have removed it. Created once for each `provide…`
 * call.
 */
export function createItemPageMachine<Item extends FeedItem>() {
  return setup({
    types: { context: {} as ItemPageContext<Item>, events: {} as ItemPageEvent<Item> },
    actors: {
      find: fromPromise<Item>(unimplementedActor('find')),
      removals: createRemovalsMachine<Item>(),
    },
    actions: {
      keep: assign((_, item: Item) => ({ item })),
      change: assign(({ context, event }) =>
        event.type === 'item.changed' ? { item: { ...required(context.item), ...event.item } } : {},
      ),
      lose: assign({ item: undefined, failure: 'notFound' }),
      notifyChanged: unimplementedAction('notifyChanged'),
      goToList: (_, _added: Partial<FeedItem>) => unimplementedAction('goToList')(),
      setFailure: assign((_, failure: Failure | undefined) => ({ failure })),
      sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<Item>) => event),
    },
    guards: { isOwn: ({ context }, id: EntityId) => context.item !== undefined && sameId(context.item.id, id) },
  }).createMachine({
    id: 'itemPage',
    context: { item: undefined, failure: undefined },
    invoke: invokedRemovals,
    initial: 'reading',
    states: {
      reading: {
        entry: { type: 'setFailure', params: undefined },
        ...readingState({ src: 'find', ready: 'ready', keep: 'keep', fail: ['setFailure'] }),
      },
      failed: retrying('reading'),
      ready: {
        on: {
          'item.changed': {
            guard: { type: 'isOwn', params: ({ event }) => event.id },
            actions: ['change', 'notifyChanged'],
          },
          'item.lost': {
            guard: { type: 'isOwn', params: ({ event }) => event.id },
            target: 'failed',
            actions: ['lose', 'notifyChanged'],
          },
          'removal.asked': {
            target: 'leaving',
            actions: {
              type: 'sendToRemovals',
              params: ({ context }) => ({ type: 'item.taken', item: required(context.item) }),
            },
          },
        },
      },
      leaving: {
        on: { 'removal.undone': 'ready', 'removal.refused': 'reading', 'removal.done': 'gone' },
      },
      gone: { type: 'final' },
    },
    on: {
      // The text written for a removed item is published as a new item, at the head of the list.
      'item.added': { actions: { type: 'goToList', params: ({ event }) => event.item } },
      'page.left': afterRemovals['page.left'],
    },
  });
}

export type ItemPageMachine<Item extends FeedItem> = ReturnType<typeof createItemPageMachine<Item>>;
