/** The service worker that keeps the site on this device, for a time without a line (OFFL-02). */
export interface SiteWorker {
  /**
   * Registers it, and takes away any other worker of this site. Where the build has none, takes away all.
   * @param onWaiting called when a younger one waits for the open tabs to close
   * @returns stops listening
   */
  start(onWaiting: () => void): () => void;
  /** Whether the host serves another build than the one that this tab runs. */
  isOutdated(): Promise<boolean>;
  /** Loads the page again; what was typed is asked about first. */
  reopen(): void;
  /** Deletes everything that it has saved. */
  clear(): Promise<void>;
}
