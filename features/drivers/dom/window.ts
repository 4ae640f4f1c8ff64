import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { type BrowserWindow, Window } from 'happy-dom';
import { type Clock, createClock } from './clock.ts';
import { installHistory, type Trail } from './history.ts';
import { installModals, type Modals } from './modal.ts';
import { installObservers, type Scrolling } from './observers.ts';
import { computedStyleOf } from './visibility.ts';

/** The product as one classic script, and what every page runs before it: compiled once for all windows of a process. */
export interface Program {
  readonly page: string;
  readonly early: Script;
  readonly site: Script;
}

export function readProgram(folder: string): Program {
  const script = (name: string): Script =>
    new Script(readFileSync(`${folder}/${name}`, 'utf8'), { filename: `${folder}/${name}` });
  return { page: readFileSync(`${folder}/index.html`, 'utf8'), early: script('early.js'), site: script('site.js') };
}

export interface OpenWindow {
  readonly window: BrowserWindow;
  readonly clock: Clock;
  readonly modals: Modals;
  readonly scrolling: Scrolling;
  /** Whether the page has work that only waits for its turn. */
  readonly isBusy: () => boolean;
  readonly close: () => Promise<void>;
}

interface Opening {
  readonly address: string;
  readonly width: number;
  readonly time: number;
  readonly trail: Trail;
  /** How many entries of the tab's history are before this page. */
  readonly before: number;
  /** A step in the history leads to another page. */
  readonly left: (steps: number) => void;
  /** Runs before any script of the page. */
  readonly prepare: (window: BrowserWindow) => void;
  /** A line of the console, or an error that nobody caught: `uncaught: …`. */
  readonly note: (line: string) => void;
}

/** Opens the product at an address, in a window of its own: nothing of an earlier one is left in it. */
export function openWindow(
  program: Program,
  { address, width, time, trail, before, left, prepare, note }: Opening,
): OpenWindow {
  const window = new Window({
    url: address,
    width,
    height: 800,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
      navigator: { userAgent: 'Mozilla/5.0 (dom)', maxTouchPoints: 0 },
    },
  });
  const { document } = window;
  document.write(program.page);

  const clock = createClock(window, time);
  const modals = installModals(window);
  installHistory(window, { trail, before, moved: (next) => window.happyDOM.setURL(next), left });
  const scrolling = installObservers(window);
  const work = countWork(window);
  endAnimations(window);
  installConsole(window, note);
  Object.assign(window, {
    getComputedStyle: computedStyleOf,
    // Other tabs are the business of a browser.
    BroadcastChannel: class extends window.EventTarget {
      postMessage(): void {}
      close(): void {}
    },
    // Node's own: what is posted is a task of its own, and keeps no process alive.
    MessageChannel,
    scrollTo: () => undefined,
    // The compiler's helper for the names of functions that steps run in the page.
    __name: <Thing>(thing: Thing): Thing => thing,
  });
  prepare(window);
  Object.defineProperty(document, 'currentScript', { value: { dataset: {} }, configurable: true });
  runIn(window, program.early);
  Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
  runIn(window, program.site);

  return {
    window,
    clock,
    modals,
    scrolling,
    isBusy: () => work.count > 0,
    async close() {
      clock.stop();
      await window.happyDOM.close();
    },
  };
}

const runIn = (window: BrowserWindow, script: Script): unknown => script.runInContext(window);

/** Nothing moves here: who waits for the end of an element's own animation hears of it at once. */
function endAnimations(window: BrowserWindow): void {
  const elements = window.Element.prototype;
  const { addEventListener } = elements;
  elements.addEventListener = function listen(this: InstanceType<typeof window.Element>, ...given) {
    addEventListener.apply(this, given);
    const [kind] = given;
    // React listens at the root of the page to everything.
    if (!/^(?:animation|transition)end$/.test(kind) || this.parentElement === window.document.body) return;
    window.setTimeout(() => this.dispatchEvent(new window.Event(kind, { bubbles: true })));
  };
}

/** Counts what the page has asked to run as soon as possible: React renders by that. */
function countWork(window: BrowserWindow): { readonly count: number } {
  const work = { count: 0 };
  const { setImmediate } = globalThis;
  Object.assign(window, {
    setImmediate(run: (...given: unknown[]) => void, ...given: unknown[]) {
      work.count += 1;
      return setImmediate(() => {
        work.count -= 1;
        if (!window.closed) run(...given);
      });
    },
  });
  return work;
}

/** What is logged is kept for the scenario; errors that nobody caught are faults. */
function installConsole(window: BrowserWindow, note: Opening['note']): void {
  for (const kind of ['debug', 'log', 'info', 'warn', 'error'] as const)
    window.console[kind] = (...words: unknown[]) => note(`${kind}: ${words.map(sayWord).join(' ')}`);
  Object.assign(window, { reportError: (error: unknown) => note(`uncaught: ${sayWord(error)}`) });
  window.addEventListener('error', (event) => note(`uncaught: ${sayWord(Reflect.get(event, 'error') ?? event)}`));
}

const sayWord = (word: unknown): string =>
  typeof word === 'object' && word !== null && 'stack' in word ? String(word.stack) : String(word);
