import type { FeedItem } from './feed.ts';
import type { Removable, RemovalsNews } from './removals.machine.ts';

/**
 * How long rows must not have moved before a press counts for the row under it: the second press of a double click was
 * meant for the row that has gone (REL-29).
 */
export const PRESS_GUARD_MS = 700;

/** The items that are being removed, in the context of a list. */
export interface Leaving<Item extends FeedItem> {
  /** No longer shown, but their removal can still be undone or refused. */
  readonly leaving: readonly Item[];
}

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

/** The user pressed while rows moved. */
export interface RemovalPressed {
  readonly type: 'removal.pressed';
}

const asked = <Event>({ event }: { readonly event: Event }): Event => event;

/**
 * The region of a list that accepts a press on removing an item where it `shows` it and then does `take` it, and ignores
 * presses as long as rows move: one so soon was aimed at a row that has moved since (REL-29). Its view turns those away, so
 * that they do not move the focus either.
 */
export const guardedPresses = {
  initial: 'accepted',
  states: {
    accepted: {
      on: {
        'removal.asked': {
          guard: { type: 'shows', params: asked },
          target: 'guarded',
          actions: { type: 'take', params: asked },
        },
        // A row comes back.
        'removal.undone': 'guarded',
        'removal.refused': 'guarded',
      },
    },
    guarded: {
      tags: 'guarded',
      after: { [PRESS_GUARD_MS]: 'accepted' },
      on: {
        'removal.asked': { target: 'guarded', reenter: true },
        'removal.pressed': { target: 'guarded', reenter: true },
        'removal.undone': { target: 'guarded', reenter: true },
        'removal.refused': { target: 'guarded', reenter: true },
      },
    },
  },
} as const;
