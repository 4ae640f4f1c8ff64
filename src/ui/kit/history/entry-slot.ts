/**
 * A value that one user of the history stores in the state of an entry, beside those of others; it survives a reload.
 */
export interface EntrySlot<Value> {
  /** The value in the shown entry. */
  readonly read: () => Value;
  /**
   * Sets it in the shown entry. Like {@link push} it passes by the router, since the page does not change.
   * @throws DOMException when the browser refuses another change in so short a time
   */
  readonly write: (value: Value) => void;
  /** The value as a part of the state of an entry that is about to be pushed, or replaced. */
  readonly part: (value: Value) => Readonly<Record<string, Value>>;
  /** Adds an entry of the same address with the value, and with the state of others. */
  readonly push: (value: Value) => void;
}

/**
 * @param name its key in the state
 * @param parse makes the value of what is there: any program may have left it, or nothing
 */
export function entrySlot<Value>(name: string, parse: (found: unknown) => Value): EntrySlot<Value> {
  const put = (how: 'pushState' | 'replaceState') => (value: Value) =>
    History.prototype[how].call(history, { ...stateHere(), [name]: value }, '');
  return {
    read: () => parse(stateHere()?.[name]),
    part: (value) => ({ [name]: value }),
    write: put('replaceState'),
    push: put('pushState'),
  };
}

function stateHere(): Readonly<Record<string, unknown>> | null {
  const state: Readonly<Record<string, unknown>> | null = history.state;
  return state;
}
