import type { CalendarDate } from './dates.ts';

/** Sends the user to another page of the site. */
export interface Navigation {
  /** @param address path with optional query, inside the site */
  goTo(address: string): void;
  /** Replaces the current address; Back skips it. */
  replace(address: string): void;
  /** The path and query the user is on. */
  current(): string;
  /**
   * Calls the listener soon after any change of the address, and once for changes that were made together.
   * @returns stops listening
   */
  onChange(listener: () => void): () => void;
}

/** The address of a page to which a machine leads. */
export interface AddressOf {
  (
    page:
      | 'logout'
      | 'registerConfirmation'
      | 'directory'
      | 'announcements'
      | 'advertisements'
      | 'bibleStudies'
      | 'events'
      | 'bulletin'
      | 'search'
      | 'manageMembers'
      | 'manageZones',
  ): string;
  (page: 'bulletin', of: { readonly day: CalendarDate }): string;
}

/** A rule about moves through the history of this tab. What it does not handle is passed on, at last to the router. */
export interface HistoryRule {
  /** An entry for the address is about to be pushed: only calling `push` does so, at once or later. */
  readonly pushing: (push: () => void, address: string) => void;
  /** The user has gone back or forward. @returns whether to hide it from the rules that joined later, and the router */
  readonly arrived: () => boolean;
}

/** Lets adapters take part in moves through the history, which the design system's layers wrap too. */
export interface PageHistory {
  /** @returns ends the rule */
  readonly join: (rule: HistoryRule) => () => void;
  /**
   * Moves without the router noticing; pushes wait meanwhile.
   * @param then called on arrival, before what has waited
   */
  readonly travel: (steps: number, then?: () => void) => void;
}

/** A value in the state of an entry of the history, beside those of other users; it survives a reload. */
export interface EntrySlot<Value> {
  /** The value in the shown entry. */
  readonly read: () => Value;
  /**
   * Sets it in the shown entry; the router does not notice.
   * @throws DOMException when the browser refuses another change in so short a time
   */
  readonly write: (value: Value) => void;
  /** Adds an entry of the same address with the value, and with the state of others; the router does not notice. */
  readonly push: (value: Value) => void;
}

/**
 * @param name its key in the state
 * @param parse makes the value of what is there: any program may have left it, or nothing
 */
export type MakeEntrySlot = <Value>(name: string, parse: (found: unknown) => Value) => EntrySlot<Value>;

/** A reader's position in a list. */
export interface ListPlace {
  /** The first item in sight. */
  readonly id: string;
  /** How far below the upper edge of the list it begins, in pixels; negative when it begins above. */
  readonly offset: number;
  /** The item whose page was opened last; forgotten by a reload, which moves no focus. */
  readonly opened?: string | undefined;
}

/**
 * The positions and names of lists, stored with the entries of the browser's history on which the lists are shown
 * (PAGE-03).
 */
export interface ListEntries {
  /** A name for the entry that is shown; after {@link changed}, each entry has another. */
  current(): string;
  /** A list was changed by a write: pages that were cached under the names so far are outdated. */
  changed(): void;
  /** The position that was stored with the entry; undefined when the reader has not been here. */
  place(): ListPlace | undefined;
  store(place: ListPlace): void;
}

/**
 * Asks before the user leaves a page with unsaved changes: by links, by Back and Forward, and by closing the tab, where
 * the browser itself asks (MEMB-05).
 */
export interface LeaveGuard {
  /**
   * From now on the user is asked before they leave.
   * @param onAttempt called when the user tried to leave
   * @returns stops guarding
   */
  activate(onAttempt: () => void): () => void;
  /** Stops guarding, and continues the last navigation that was stopped. */
  leave(): void;
}
