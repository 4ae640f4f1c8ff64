import { expect } from 'playwright/test';
import { patience } from '../../support/expect.ts';
import { BETWEEN_PRESSES_MS, isPressKey, type Shown, type Tab } from '../driver.ts';
import type { Target } from '../target.ts';
import { chooseFiles } from './files.ts';
import { findAll, lookInto } from './find.ts';
import { createHand, type Hand } from './hand.ts';
import type { Trail } from './history.ts';
import type { Network } from './network.ts';
import { innerTextOf, isDrawn } from './visibility.ts';
import { type OpenWindow, openWindow, type Program } from './window.ts';

const ORIGIN = 'http://church.test';
const TOKEN_KEYS = ['jwtToken', 'AccessToken'] as const;

/** In how many pieces time passes: between them the page renders and the church answers. */
const PIECE_MS = 50;
const PIECES_AT_MOST = 40;
/** How far the clock is moved to run timers that are due; shorter than any toast is shown. */
const DUE_WITHIN_MS = 1000;
const ROUNDS = 20;

interface Opening {
  readonly program: Program;
  readonly network: Network;
  readonly width: number;
  readonly time: number;
  /** What the browser's storage holds at first, by key. */
  readonly stored: Readonly<Record<string, string>>;
}

export interface DomTab extends Tab {
  /** The present moment of the page, which the church shares. */
  readonly now: () => number;
  /** Errors that nobody caught, which are always faults of the application. */
  readonly faults: () => readonly string[];
  /** Errors that were logged. */
  readonly errors: () => readonly string[];
  /** What is on the page, for the report of a failure. */
  readonly markup: () => string;
  readonly close: () => Promise<void>;
}

/** A tab without a browser: each page that it opens is a window of its own. */
export function openDomTab({ program, network, width, time, stored }: Opening): DomTab {
  const session = new Map<string, string>();
  const local = new Map(Object.entries(stored));
  const log: string[] = [];
  let open: OpenWindow | undefined;
  let hand: Hand | undefined;
  let shownAt = time;
  let address = 'about:blank';

  const present = (): OpenWindow => {
    if (open === undefined) throw new Error('No page is open');
    return open;
  };
  const documentOf = (): Document => present().window.document as unknown as Document;
  const all = (target: Target): Element[] => findAll(documentOf(), target);

  const leave = async (): Promise<void> => {
    if (open === undefined) return;
    // What a page sends when it is left is on its way before the next one asks.
    open.window.dispatchEvent(new open.window.Event('pagehide'));
    keepStorage();
    shownAt = open.clock.now();
    await open.close();
    open = undefined;
  };
  /** The storages of the present page, which it may be denied itself. */
  let storages: readonly (readonly [Map<string, string>, Storage])[] = [];
  const keepStorage = (): void => {
    for (const [kept, storage] of storages) {
      kept.clear();
      for (const [key, value] of Object.entries(storage)) kept.set(key, value);
    }
  };
  const prepared: string[] = [];

  /** The address at which each page of the tab was left, and the present one's place among them. */
  const pages: string[] = [];
  let at = -1;
  /** The history of the present page. */
  let trail: Trail = { entries: [], at: 0 };
  /** The step to another page that the present one has asked for. */
  let asked = 0;
  const visit = (to: string): Promise<void> => {
    if (open !== undefined) pages[at] = open.window.location.href;
    at += 1;
    pages.splice(at, Infinity, to);
    return load(to);
  };
  const step = async (steps: number): Promise<void> => {
    const to = pages[at + steps];
    if (to === undefined) return;
    pages[at] = present().window.location.href;
    at += steps;
    await load(to);
  };

  const load = async (to: string, kept?: Trail): Promise<void> => {
    await leave();
    address = new URL(to, ORIGIN).href;
    trail = kept ?? { entries: [{ address, state: null }], at: 0 };
    open = openWindow(program, {
      address,
      width,
      time: shownAt,
      trail,
      before: at,
      left: (steps) => {
        asked = Math.sign(steps);
      },
      prepare(window) {
        storages = [
          [session, window.sessionStorage],
          [local, window.localStorage],
        ];
        for (const [held, storage] of storages) for (const [key, value] of held) storage.setItem(key, value);
        network.connect(window);
        for (const script of prepared) window.eval(script);
      },
      note(line) {
        log.push(line);
      },
    });
    lookInto(open.window);
    hand = createHand(open.window, open.modals);
    await soon(
      () => documentOf().documentElement.hasAttribute('data-interactive'),
      (isThere) => expect(isThere, 'the application').toBe(true),
    );
  };

  /** Lets the page work until it only waits for its clock, or for nothing. */
  const settle = async (): Promise<void> => {
    if (asked !== 0) {
      const steps = asked;
      asked = 0;
      await step(steps);
    }
    for (let quiet = 0; quiet < 3; quiet += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each turn may cause work for the next
      await nextTurn();
      if (open?.isBusy() === true || network.isBusy()) quiet = -1;
    }
  };

  const passTime = async (milliseconds: number): Promise<void> => {
    if (open === undefined) {
      shownAt += milliseconds;
      return;
    }
    const piece = Math.max(PIECE_MS, milliseconds / PIECES_AT_MOST);
    for (let passed = 0; passed < milliseconds; passed += piece) {
      present().clock.run(Math.min(piece, milliseconds - passed));
      // oxlint-disable-next-line no-await-in-loop -- the page works between the pieces
      await settle();
    }
  };

  const soon: Tab['soon'] = async (look, check) => {
    for (let waited = 0; ; waited += PIECE_MS) {
      /* oxlint-disable no-await-in-loop -- each look is after the one before */
      await settle();
      try {
        return check(await look());
      } catch (error) {
        if (waited >= patience.ms || (open?.clock.isTicking() !== true && waited > PIECE_MS)) throw error;
      }
      present().clock.run(PIECE_MS);
      /* oxlint-enable no-await-in-loop */
    }
  };

  const rest = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const known = network.sent.length;
      // oxlint-disable-next-line no-await-in-loop -- each round checks the effects of the one before
      await passTime(DUE_WITHIN_MS);
      if (network.sent.length === known) return;
    }
    throw new Error('The page does not rest');
  };

  /** The one thing that is meant, as soon as it can be done something to. */
  const one = async (target: Target, isReady: (element: Element) => boolean): Promise<Element> => {
    let found: readonly Element[] = [];
    await soon(
      () => {
        found = all(target);
        if (found.length > 1) throw new Error(`${target.words} means ${found.length} things`);
        return found.every(isReady) ? found.length : 0;
      },
      (count) => expect(count, `${target.words}, ready`).toBe(1),
    );
    const [element] = found;
    if (element === undefined) throw new Error(`There is no ${target.words}`);
    return element;
  };
  const isPressable = (element: Element): boolean =>
    isDrawn(element) && present().modals.isReachable(element) && !element.matches(':disabled, [aria-disabled="true"]');

  const act = async (deed: (hand: Hand) => unknown): Promise<void> => {
    if (hand === undefined) throw new Error('No page is open');
    await deed(hand);
    await settle();
  };

  const press = (deed: (hand: Hand) => unknown): Promise<void> => {
    present().clock.run(BETWEEN_PRESSES_MS);
    return act(deed);
  };

  /** Nobody goes back before a page has shown what is due: until then a dialog's code may not know yet that it is open. */
  const stepBy = async (steps: number): Promise<void> => {
    await passTime(DUE_WITHIN_MS);
    await act(() => present().window.history.go(steps));
    await passTime(PIECE_MS);
  };

  const shown = (target: Target): Shown => ({
    click: async () => {
      const element = await one(target, isPressable);
      await press((it) => it.click(element));
    },
    dblclick: async () => {
      const element = await one(target, isPressable);
      await press((it) => it.doubleClick(element));
    },
    fill: async (text) => {
      const element = await one(target, isPressable);
      await act((it) => it.fill(element, text));
    },
    selectOption: async (label) => {
      const element = await one(target, isPressable);
      await act((it) => it.select(element, label));
    },
    press: async (key) => {
      const element = await one(target, isDrawn);
      (element as HTMLElement).focus();
      await (isPressKey(key) ? press : act)((it) => it.press(key));
    },
    focus: async () => {
      const element = await one(target, () => true);
      await act(() => (element as HTMLElement).focus());
    },
    hover: async () => {
      const element = await one(target, isDrawn);
      await act((it) => it.hover(element));
    },
    scrollIntoViewIfNeeded: async () => {
      await one(target, isDrawn);
    },
    finishAnimations: () =>
      act(() => {
        for (const element of all(target))
          element.dispatchEvent(new (present().window.Event)('animationend', { bubbles: true }) as unknown as Event);
      }),
    count: async () => all(target).length,
    allInnerTexts: async () => all(target).map(innerTextOf),
    evaluateAll: async (look) => inWindow(look)(all(target)),
  });

  /** The function as one of the window's own: only there are its names those of a page. */
  const inWindow = <Run extends (...given: never[]) => unknown>(run: Run): Run =>
    // The text of a function is a function of the same type.
    present().window.eval(`(${String(run)})`) as Run;

  return {
    prepare: async (script) => void prepared.push(script),
    visit,
    reload: () => load(present().window.location.href, trail),
    goBack: () => stepBy(-1),
    goForward: () => stepBy(1),
    url: () => open?.window.location.href ?? address,
    title: async () => documentOf().title,
    find: shown,
    press: (key) => (isPressKey(key) ? press : act)((it) => it.press(key)),
    type: (text) => act((it) => it.type(text)),
    scrollToEnd: async (box, pixelsBefore) => {
      const element = await one(box, isDrawn);
      await act(() => present().scrolling.reachEnd(element, pixelsBefore));
    },
    chooseFiles: async (chooser, names) => {
      // What a person presses is its label.
      const element = await one(chooser, (it) => present().modals.isReachable(it) && !it.matches(':disabled'));
      await act(() => chooseFiles(present().window, element, names));
    },
    evaluate: async (look) => inWindow(look)(),
    storeToken: async (token) => {
      for (const key of TOKEN_KEYS) {
        session.set(key, token);
        open?.window.sessionStorage.setItem(key, token);
      }
    },
    storedToken: async () =>
      (open === undefined ? session.get(TOKEN_KEYS[0]) : open.window.sessionStorage.getItem(TOKEN_KEYS[0])) ??
      undefined,
    passTime,
    setTime: async (moment) => {
      shownAt = moment;
      open?.clock.set(moment);
    },
    rest,
    soon,
    sent: () => network.sent,
    silence: network.silence,
    log: () => log,
    now: () => open?.clock.now() ?? shownAt,
    faults: () => log.filter((line) => line.startsWith('uncaught: ')),
    errors: () => log.filter((line) => line.startsWith('error: ')),
    markup: () => open?.window.document.body.outerHTML ?? '',
    close: leave,
  };
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
