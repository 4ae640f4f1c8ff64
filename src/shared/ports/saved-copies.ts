/** The answers on the shown page that came from saved copies on this device, because it was offline (OFFL-02). */
export interface SavedCopies {
  /**
   * @param what the call, or the page itself;
   * @param savedAt when it was saved, undefined for an answer of the server
   */
  readonly note: (what: string, savedAt: string | undefined) => void;
  /** When the oldest of the saved copies was saved; undefined when that page shows none. @param page a path */
  readonly oldestOn: (page: string) => string | undefined;
  /** Calls back whenever the result of `oldestOn` may have changed. @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
}
