/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that people press besides letters, by the names that pages know them by. */
export type Key = 'Escape' | 'Enter' | 'Tab';

/** One tab of one engine: what a driver can do there, and no more. `Hands` does the rest for all of them alike. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of an expression in the page, as JSON can carry it. */
  readonly ask: (expression: string) => Promise<unknown>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly pressDown: () => Promise<void>;
  readonly letGo: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Gives files to the element of a selector. */
  readonly choose: (selector: string, paths: readonly string[]) => Promise<void>;
  /** What the window shows, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** What the page's scripts complained of so far. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** Its name, as the table has it. */
  readonly name: string;
  /** A tab that has never seen the site, and shares nothing with others. */
  readonly openTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
