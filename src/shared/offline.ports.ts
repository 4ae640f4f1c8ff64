/**
 * How the site can be installed on the device: by the browser's own question, or by the user in a menu of the browser.
 */
export type InstallationWay = 'asked' | 'byHand';

/** The installation of the site as an app of the device (OFFL-01). */
export interface Installation {
  /** Calls back once it can be installed; never where it is installed already. @returns stops listening */
  onPossible(listener: (way: InstallationWay) => void): () => void;
  /** Shows the browser's own question. */
  ask(): void;
}

/** The visits and the answer that this device has stored. */
export interface InstallationMemory {
  /** The number of visits, including this one. */
  visits(): number;
  /** Whether the offer was answered in any way: then it is not made again. */
  isAnswered(): boolean;
  noteAnswered(): void;
}

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

/** The service worker that makes the site available offline (OFFL-02). */
export interface SiteWorker {
  /**
   * Registers it, and removes any other worker of this site. Where the build has none, removes all.
   * @param onWaiting called when a newer one waits for the open tabs to close
   * @returns stops listening
   */
  start(onWaiting: () => void): () => void;
  /** Whether the host serves another build than the one that this tab runs. */
  isOutdated(): Promise<boolean>;
  /** Reloads the page; the user is asked first where there are unsaved changes. */
  reopen(): void;
  /** Deletes all saved copies. */
  clear(): Promise<void>;
}
