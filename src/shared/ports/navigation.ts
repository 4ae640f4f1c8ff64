/** Sends the user to another page of the site. */
export interface Navigation {
  /** @param address path with optional query, inside the site */
  goTo(address: string): void;
  /** Replaces the current address; Back skips it. */
  replace(address: string): void;
  /** The path and query the user is on. */
  current(): string;
  /**
   * Calls the listener soon after the address has changed, however it did, and once for changes that were made together.
   * @returns ends that
   */
  onChange(listener: () => void): () => void;
}
