import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { provideRemovals, type RemovalDependencies } from '@/shared/machines/provide-removals.ts';
import type { ListEntries } from '@/shared/ports/list-entries.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { CalendarMonth } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { PostName } from '../domain/post.ts';
import type { SeenList } from '../ports/seen-memory.ts';
import type { FindEvent } from '../use-cases/make-find-event.ts';
import type { FindPost } from '../use-cases/make-find-post.ts';
import { createItemPageMachine, type ItemPageMachine } from './item-page.machine.ts';
import { notifyRemovals } from './removal-toasts.ts';

interface ItemPageDependencies<Item extends FeedItem> extends RemovalDependencies<Item> {
  readonly find: (signal: AbortSignal) => Promise<Outcome<Item>>;
  /** The user has changed the item, or it was found to be removed. */
  readonly notifyChanged: () => void;
  /** @param added the item that was published instead of the missing one */
  readonly goToList: (added: Partial<FeedItem>) => void;
}

/** The list of the item, and how it notifies of its removed item. */
interface Outside {
  readonly notifications: Notifications;
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

interface Calls<Find> {
  readonly find: Find;
  readonly remove: (id: EntityId) => Promise<Outcome<null>>;
}

export function provideItemPages<Item extends FeedItem & { readonly title: string }>(
  { find, remove }: Calls<FindPost<Item>>,
  { name, notifications, navigation, list, entries, seen }: PostsOutside,
): ItemPages<Item> {
  const { offerUndo, notifyNotRemoved } = notifyRemovals(notifications, name);
  return (id) =>
    provideItemPage<Item>({
      notifyNotRemoved,
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
        return offerUndo(item, removal);
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

export function provideEventPages(
  { find, remove }: Calls<FindEvent>,
  { notifications, navigation, list }: Outside,
): EventPages {
  const removals = notifyRemovals(notifications, 'event');
  return (id, month) =>
    provideItemPage({
      ...removals,
      // The calendar reads its months again.
      notifyChanged: () => undefined,
      goToList: () => navigation.goTo(list),
      find: (signal) => find(id, month, signal),
      remove: (event) => remove(event.id),
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
