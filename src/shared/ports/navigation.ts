/** Sends the reader to another page of the site. */
export interface Navigation {
  /** @param address path with optional query, inside the site */
  goTo(address: string): void;
  /** The path and query the reader is on. */
  current(): string;
}
