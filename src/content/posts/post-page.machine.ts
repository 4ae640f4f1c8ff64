import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  fromOutcome,
  readingState,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { ListEntries, Navigation } from '@/shared/navigation.ports.ts';
import type { Failure, Outcome } from '@/shared/outcome.ts';
import type { RemovalOffers, RemovalsOfKind } from '@/shared/removal-offers.machine.ts';
import {
  createRemovalsMachine,
  provideRemovals,
  type RemovalDependencies,
  type RemovalsEvent,
} from '@/shared/removals.machine.ts';
import { afterRemovals, type ItemRestored, invokedRemovals, type RemovingEvent } from '@/shared/removals.ts';
import type { CalendarMonth, ChurchEvent } from '../events/events.ts';
import type { FindEvent, RemoveEvent } from '../events/events.use-cases.ts';
import type { SeenList } from '../seen/seen-posts.ports.ts';
import type { ItemNews } from '../writing/edits.ts';
import type { FindPost } from './post-page.use-cases.ts';
import { postRemovals } from './post-removals.machine.ts';
import type { PostName } from './posts.ts';

/**
 * The page of one post or event (PAGE-01): it is read, can be changed (EDIT-01), and can be removed with the same offer of
 * undo as in its list. After a removal that was refused it is read again, because another user may have removed it. Created
 * once for each `provide…` call.
 */
export function createItemPageMachine<Item extends FeedItem>() {
  return setup({
    types: { context: {} as ItemPageContext<Item>, events: {} as ItemPageEvent<Item> },
    actors: {
      find: fromPromise<Item>(unimplementedActor('find')),
      removals: createRemovalsMachine<Item>(),
      /** Sends the ids of items that are restored. */
      restored: fromCallback<ItemPageEvent<Item>>(unimplementedAction('restored')),
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
    invoke: [invokedRemovals, { src: 'restored' }],
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
      gone: {
        on: {
          'item.restored': {
            guard: { type: 'isOwn', params: ({ event }) => event.item.id },
            target: 'reading',
          },
        },
      },
    },
    on: {
      // The text written for a removed item is published as a new item, at the head of the list.
      'item.added': { actions: { type: 'goToList', params: ({ event }) => event.item } },
      'page.left': afterRemovals['page.left'],
    },
  });
}

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
  | ItemRestored<FeedItem>
  | RemovingEvent<Item>;

type ItemPageMachine<Item extends FeedItem> = ReturnType<typeof createItemPageMachine<Item>>;

interface ItemPageDependencies<Item extends FeedItem> extends RemovalDependencies<Item> {
  readonly find: (signal: AbortSignal) => Promise<Outcome<Item>>;
  /** The user has changed the item, or it was found to be removed. */
  readonly notifyChanged: () => void;
  /** @param added the item that was published instead of the missing one */
  readonly goToList: (added: Partial<FeedItem>) => void;
  readonly onRestored: RemovalsOfKind<Item>['onRestored'];
}

/** The list of the item, and how removals are undone. */
interface Outside {
  readonly offers: RemovalOffers;
  readonly navigation: Navigation;
  /** The address of its list. */
  readonly list: string;
}

interface PostsOutside extends Outside {
  readonly name: PostName;
  /** Events that its list would otherwise not know of. */
  readonly entries: Pick<ListEntries, 'changed'>;
  /** Marks the item as seen in its list (MINE-07). */
  readonly seen: Pick<SeenList, 'notePost'>;
}

/** The page of the post with that id. */
export type ItemPages<Item extends FeedItem> = (id: EntityId) => ProvidedItemPage<Item>;

/** The page of the event with that id. @param month in which it takes place, if its address names one */
export type EventPages = (id: EntityId, month: CalendarMonth | undefined) => ProvidedItemPage<ChurchEvent>;

interface PostCalls<Item> {
  readonly find: FindPost<Item>;
  readonly remove: (id: EntityId) => Promise<Outcome<null>>;
}

interface EventCalls {
  readonly find: FindEvent;
  readonly remove: RemoveEvent;
}

/** The pages of posts of one kind (PAGE-01). */
export function provideItemPages<Item extends FeedItem & { readonly title: string }>(
  { find, remove }: PostCalls<Item>,
  { name, offers, navigation, list, entries, seen }: PostsOutside,
): ItemPages<Item> {
  const removals = postRemovals(offers, name);
  // The list that the user comes back to is read again.
  removals.onRestored(() => entries.changed());
  return (id) =>
    provideItemPage<Item>({
      ...removals,
      notifyChanged: () => entries.changed(),
      goToList: ({ id: added }) => {
        // A post that the user has written is not new to them.
        if (added !== undefined) seen.notePost({ id: added });
        entries.changed();
        navigation.goTo(list);
      },
      // The list is notified before the reader can go back to it.
      offerUndo: (item, removal) => {
        entries.changed();
        return removals.offerUndo(item, removal);
      },
      find: async (signal) => {
        const found = await find(id, signal);
        if (found.kind === 'done') seen.notePost(found.value);
        return found;
      },
      // What was read meanwhile is read again.
      remove: async (item) => {
        entries.changed();
        return remove(item.id).finally(() => entries.changed());
      },
    });
}

/** The pages of events (PAGE-01). */
export function provideEventPages({ find, remove }: EventCalls, { offers, navigation, list }: Outside): EventPages {
  const removals = postRemovals(offers, 'event');
  return (id, month) =>
    provideItemPage({
      ...removals,
      // The calendar reads its months again.
      notifyChanged: () => undefined,
      goToList: () => navigation.goTo(list),
      find: (signal) => find(id, month, signal),
      remove,
    });
}

/** The view model of an item's page. */
export interface ItemPageViewModel<Item> {
  readonly item: AsyncState<Item>;
  /** Whether it was removed: `undoable` as long as the removal can be undone, `gone` afterwards. */
  readonly removed: 'no' | 'undoable' | 'gone';
}

export type ItemPageActor<Item extends FeedItem> = ActorRefFrom<ItemPageMachine<Item>>;

/** The page of an item with its calls provided. */
export interface ProvidedItemPage<Item extends FeedItem> {
  readonly machine: ItemPageMachine<Item>;
  readonly select: (snapshot: SnapshotFrom<ItemPageMachine<Item>>) => ItemPageViewModel<Item>;
}

/** Provides the page of one item with its calls; a failure shows in place, without a toast. */
function provideItemPage<Item extends FeedItem>(dependencies: ItemPageDependencies<Item>): ProvidedItemPage<Item> {
  return {
    machine: createItemPageMachine<Item>().provide({
      actors: {
        find: fromOutcome<Item, unknown>(({ signal }) => dependencies.find(signal)),
        removals: provideRemovals(dependencies),
        restored: fromCallback(({ sendBack }) =>
          dependencies.onRestored((id) => sendBack({ type: 'item.restored', item: { id } })),
        ),
      },
      actions: {
        notifyChanged: () => dependencies.notifyChanged(),
        goToList: (_, added) => dependencies.goToList(added),
      },
    }),
    select: (snapshot) => ({
      item: snapshot.matches('reading')
        ? { status: 'loading' }
        : asyncStateOf(snapshot.context.item, snapshot.context.failure),
      removed: snapshot.matches('gone') ? 'gone' : snapshot.matches('leaving') ? 'undoable' : 'no',
    }),
  };
}
