import type { EntityId } from './entity-id.ts';
import type { FeedItem } from './feed.ts';

/** The kinds of things of which a removal can be undone at the server (LIST-06). */
export const RESTORABLE_KINDS = [
  'announcement',
  'advertisement',
  'bibleStudy',
  'event',
  'bulletin',
  'prayer',
  'member',
] as const;
export type RestorableKind = (typeof RESTORABLE_KINDS)[number];

/** Something that was removed, with no more of its content than the sentence about it needs. */
export interface RemovedThing {
  readonly kind: RestorableKind;
  readonly id: EntityId;
  /** What names it; undefined for one without a title. */
  readonly title: string | undefined;
}

/** An offer to restore something, as it is stored. */
export interface StoredOffer extends RemovedThing {
  /** When the offer ends, in milliseconds since 1970 by the church's clock. */
  readonly until: number;
}

/** The items that are being removed, in the context of a list. */
export interface Leaving<Item extends FeedItem> {
  /** No longer shown, but their removal can still be undone or refused. */
  readonly leaving: readonly Item[];
}

/** An item that is being removed. */
export interface Removable<Item extends FeedItem> {
  readonly item: Item;
}

/** The user's answer to the offer of undo. */
export type UndoAnswer = { readonly type: 'undo.asked' } | { readonly type: 'undo.expired' };

/** A removed item was restored, whoever shows it by now. */
export interface ItemRestored<Item> {
  readonly type: 'item.restored';
  readonly item: Item;
}

/** Events that a removal sends to the machine of all removals. */
export type RemovalNews<Item extends FeedItem> =
  /** The time to undo it is over: it requests permission to be sent. */
  | { readonly type: 'removal.due'; readonly item: Item }
  | { readonly type: 'removal.begun'; readonly item: Item }
  | { readonly type: 'removal.undone'; readonly item: Item }
  | { readonly type: 'removal.done'; readonly item: Item }
  | { readonly type: 'removal.refused'; readonly item: Item };

/** Events that a list gets about its items that are being removed. */
export type RemovalsNews<Item extends FeedItem> =
  | Extract<RemovalNews<Item>, { readonly type: 'removal.undone' | 'removal.done' | 'removal.refused' }>
  /** @property leaving all items that are being removed; sent after the outcome of one of them */
  | { readonly type: 'removals.changed'; readonly leaving: readonly Item[] }
  /** No removal is being sent, and none will be until the list sends `send.finished`. */
  | { readonly type: 'send.allowed' };

/** Events that a machine with removable items receives, from its page and from its removals. */
export type RemovingEvent<Item extends FeedItem> = { readonly type: 'page.left' } | RemovalsNews<Item>;

/** The removals of a machine's items, as it invokes them. */
export const invokedRemovals = {
  id: 'removals',
  src: 'removals',
  input: <List>({ self }: { readonly self: List }) => ({ list: self }),
} as const;

/** The params of a list's action `forget`: an item that was removed for good. */
export const forgetting = {
  type: 'forget',
  params: ({ event }: { readonly event: Removable<FeedItem> }): FeedItem => event.item,
} as const;

/**
 * The transitions of a list that only hides the items that are being removed, and drops those that were removed:
 * `keepLeaving` gets the items that are being removed, and `sendToRemovals` sends an event. A list that does more when
 * a removal has ended has transitions of its own. Each list declares these two actions itself: XState types an action by the
 * whole context and all events of its machine, so that one for all lists would need a cast.
 */
export const afterRemovals = {
  'page.left': { actions: { type: 'sendToRemovals', params: { type: 'page.left' } } },
  'removals.changed': {
    actions: {
      type: 'keepLeaving',
      params: <Item extends FeedItem>({ event }: { readonly event: Leaving<Item> }): Leaving<Item> => event,
    },
  },
  'removal.done': { actions: [forgetting] },
} as const;

const asked = <Event>({ event }: { readonly event: Event }): Event => event;

/** The transition of a list that accepts the removal of an item where it `shows` it, and then does `take` it. */
export const removalAsked = {
  guard: { type: 'shows', params: asked },
  actions: { type: 'take', params: asked },
} as const;
