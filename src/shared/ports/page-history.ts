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
