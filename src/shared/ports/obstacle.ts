/** Something that has the user's attention: an overlay that opens automatically waits until it ends. */
export interface Obstacle {
  readonly isThere: () => boolean;
  /** Calls back whenever the result of `isThere` may have changed. @returns stops listening */
  readonly onChange: (listener: () => void) => () => void;
}
