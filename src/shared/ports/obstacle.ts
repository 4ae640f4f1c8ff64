/** Something that has the reader's attention: what would lie over the page waits for it to end. */
export interface Obstacle {
  readonly isThere: () => boolean;
  /** Told whenever `isThere` may answer otherwise. @returns a function that stops telling */
  readonly onChange: (listener: () => void) => () => void;
}
