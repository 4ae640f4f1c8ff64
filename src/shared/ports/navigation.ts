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
