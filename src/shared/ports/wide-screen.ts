/** Whether the window is as wide as a page's wide layout asks: two columns, or a calendar's grid. */
export interface WideScreen {
  readonly isWide: () => boolean;
  /** Calls back whenever the result of `isWide` has changed. @returns stops listening */
  readonly onChange: (listener: () => void) => () => void;
}
