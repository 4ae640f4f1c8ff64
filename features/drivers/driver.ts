import type { ITestCaseHookParameter } from '@cucumber/cucumber';
import type { Church } from '../support/church.ts';
import type { ExpectedSilence } from '../support/expected-silence.ts';
import type { BrowserScenario } from './browser/scenario.ts';
import type { Target } from './target.ts';

/**
 * The things that a target means at the moment. The names are Playwright's, and mean the same: deeds wait for the one
 * thing that they are done to, and fail when there are several; looks do not wait.
 */
export interface Shown {
  readonly click: () => Promise<void>;
  readonly dblclick: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
  readonly selectOption: (label: string) => Promise<unknown>;
  readonly press: (key: string) => Promise<void>;
  readonly focus: () => Promise<void>;
  readonly hover: () => Promise<void>;
  readonly scrollIntoViewIfNeeded: () => Promise<void>;
  /** Brings the animations of all of them to their end, as if their time had passed. */
  readonly finishAnimations: () => Promise<void>;

  readonly count: () => Promise<number>;
  /** The text of each that can be seen of it. White space is a matter of layout: `dom` knows none. */
  readonly allInnerTexts: () => Promise<readonly string[]>;
  /** Runs in the page with all of them; what is named outside of the function is not there. */
  readonly evaluateAll: <Answer>(look: (all: Element[]) => Answer | Promise<Answer>) => Promise<Answer>;
}

/** A call or another request that a page has sent. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined without a body, or when it is no JSON. */
  readonly json: unknown;
  /** The names of a form's fields, as far as they can be read. */
  readonly fields: readonly string[];
  /** The page gave it up before it was answered. */
  readonly isGivenUp: () => boolean;
}

/**
 * A person takes at least so long, in milliseconds of the page's clock, from one press to the next that they mean: of two that
 * are nearer, the second counts only for the same thing (REL-29).
 */
export const BETWEEN_PRESSES_MS = 400;

/** Whether a key presses what has the focus. */
export const isPressKey = (key: string): boolean => key === 'Enter' || key === 'Space' || key === ' ';

/** The tab of a browser in front of a person: what they can do there and see, whichever driver it is. */
export interface Tab {
  /** Runs a script in each page that is opened from now on, before those of the page. */
  readonly prepare: (script: string) => Promise<void>;
  /** Opens an address of the site as if it were typed, and waits for the application. */
  readonly visit: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly goForward: () => Promise<void>;
  /** The address of the page, whole. */
  readonly url: () => string;
  readonly title: () => Promise<string>;

  readonly find: (target: Target) => Shown;
  /** To whatever has the focus. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Brings the end of a box that scrolls within so many pixels of its edge. */
  readonly scrollToEnd: (box: Target, pixelsBefore: number) => Promise<void>;
  /** Gives files of this device to the chooser of the page. */
  readonly chooseFiles: (chooser: Target, names: readonly string[]) => Promise<void>;

  /** Runs in the page; what is named outside of the function is not there. */
  readonly evaluate: <Answer>(look: () => Answer | Promise<Answer>) => Promise<Answer>;
  /** Stores a token where the site keeps its own, in the present page or else in the first one. */
  readonly storeToken: (token: string) => Promise<void>;
  readonly storedToken: () => Promise<string | undefined>;

  /** Runs the timers of the page that are due within so many milliseconds. */
  readonly passTime: (milliseconds: number) => Promise<void>;
  /** Moves the clock of the page to another moment, without running its timers. */
  readonly setTime: (time: number) => Promise<void>;
  /**
   * Waits until the page is idle: no call on its way, no timer due within a second. Steps that say that something is *not*
   * there look after this, and only once: earlier it might not be there yet, and later it might have disappeared.
   * @throws Error when the page never becomes idle
   */
  readonly rest: () => Promise<void>;
  /**
   * Looks again until the check throws no more.
   * @throws the check's last error when that never happens
   */
  readonly soon: <Seen>(look: () => Promise<Seen> | Seen, check: (seen: Seen) => void) => Promise<void>;

  /** What the pages of this scenario have sent, oldest first. */
  readonly sent: () => readonly Sent[];
  /** The calls that are not waited for. */
  readonly silence: ExpectedSilence;
  /** What the pages have written to their console. */
  readonly log: () => readonly string[];
}

/** What a scenario has from its first step on. */
export interface Beginning {
  readonly tab: Tab;
  readonly church: Church;
  /** Undefined where the driver is `dom`. */
  readonly browser: BrowserScenario | undefined;
}

/** Where the evidence of a scenario goes. */
export interface Report {
  readonly picture: (picture: Buffer) => void;
  readonly text: (text: string) => void;
}

/** One way to run scenarios; each worker of a run has one. */
export interface Driver {
  /** Opens a tab and a church that know nothing of the scenarios before. */
  readonly begin: (scenario: ITestCaseHookParameter) => Promise<Beginning>;
  /** @throws Error with the faults that the application has reported */
  readonly end: (scenario: ITestCaseHookParameter, report: Report) => Promise<void>;
  readonly close: () => Promise<void>;
}
