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
