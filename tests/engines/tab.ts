/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys other than letters, by their names in keyboard events. */
export type Key = 'Escape' | 'Enter' | 'Tab';

/** One tab of one engine: only the functions of a driver. `Hands` does the rest in the same way for all engines. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  readonly ask: (expression: string) => Promise<unknown>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly pressDown: () => Promise<void>;
  readonly letGo: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Sets the files of the element of a selector. */
  readonly choose: (selector: string, paths: readonly string[]) => Promise<void>;
  /** A screenshot of the window, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** The errors that the page's scripts have logged so far. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** Its name in the table. */
  readonly name: string;
  /** A tab that has never seen the site, and shares nothing with others. */
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
