/** Which answers on the shown page came from this device, because there was no line (OFFL-02). */
export interface SavedCopies {
  /** @param what the call, or the page itself; @param savedAt when it was saved, absent for what has just been fetched */
  readonly note: (what: string, savedAt: string | undefined) => void;
  /** When the oldest of them was saved; undefined when none on that page was. @param page a path */
  readonly oldestOn: (page: string) => string | undefined;
  /** Calls back whenever the result of `oldestOn` may have changed. @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
}
