/** A dialog that every page contains, open or closed: the platform can open and close it, also before the script runs. */
export interface DialogElement {
  isOpen(): boolean;
  /** Opens it as a modal over the page, with the focus at its start. Does nothing where it is open. */
  open(): void;
  close(): void;
  /** Whether it was closed last by a press beside it, which a hand may have missed. */
  wasMissed(): boolean;
  /** @returns stops listening */
  onChange(listener: () => void): () => void;
}

/** Something that has the user's attention: an overlay that opens automatically waits until it ends. */
export interface Obstacle {
  readonly isThere: () => boolean;
  /** Calls back whenever the result of `isThere` may have changed. @returns stops listening */
  readonly onChange: (listener: () => void) => () => void;
}

/** Calls back whenever the user comes back to this tab. @returns stops listening */
export type OnTabShown = (listener: () => void) => () => void;

/** Whether the window is as wide as a page's wide layout asks: two columns, or a calendar's grid. */
export interface WideScreen {
  readonly isWide: () => boolean;
  /** Calls back whenever the result of `isWide` has changed. @returns stops listening */
  readonly onChange: (listener: () => void) => () => void;
}
