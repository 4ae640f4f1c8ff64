/** Sends the reader to another page of the site. */
export interface Navigation {
  /** @param address path with optional query, inside the site */
  goTo(address: string): void;
  /** Takes another address in place of the one that is shown; Back leads past it. */
  replace(address: string): void;
  /** The path and query the reader is on. */
  current(): string;
}
