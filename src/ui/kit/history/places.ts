/**
 * What an entry of the browser's history keeps of its page beside the address: values in slots of its state, and the scroll
 * positions, which are the first of them.
 */

import { takeFocusInPlace } from '@/ui/kit/focus/focus.ts';

/** Makes a part of the state of an entry that is being pushed, or replaced. */
export type EntryAddition = (how: 'push' | 'replace') => Readonly<Record<string, unknown>>;

/**
 * The parts that an entry gets in the same change, as soon as the history is wrapped (`page-history.ts`, which the first script of
 * a page does not load). A second change would ask another process of the browser once more, browsers refuse too many in too
 * short a time, and a reload may come between.
 */
export const entryAdditions = new Set<EntryAddition>();

/**
 * A value that one user of the history stores in the state of an entry, beside those of others; it survives a reload.
 */
export interface EntrySlot<Value> {
  /** The value in the shown entry. */
  readonly read: () => Value;
  /**
   * Sets it in the shown entry. Like {@link push} it passes by the router, since the page does not change.
   * @throws DOMException when the browser refuses another change in so short a time
   */
  readonly write: (value: Value) => void;
  /** The value as a part of the state of an entry that is about to be pushed, or replaced. */
  readonly part: (value: Value) => Readonly<Record<string, Value>>;
  /** Adds an entry of the same address with the value, and with the state of others. */
  readonly push: (value: Value) => void;
}

/**
 * @param name its key in the state
 * @param parse makes the value of what is there: any program may have left it, or nothing
 */
export function entrySlot<Value>(name: string, parse: (found: unknown) => Value): EntrySlot<Value> {
  const put = (how: 'pushState' | 'replaceState') => (value: Value) =>
    History.prototype[how].call(history, { ...stateHere(), [name]: value }, '');
  return {
    read: () => parse(stateHere()?.[name]),
    part: (value) => ({ [name]: value }),
    write: put('replaceState'),
    push: put('pushState'),
  };
}

function stateHere(): Readonly<Record<string, unknown>> | null {
  const state: Readonly<Record<string, unknown>> | null = history.state;
  return state;
}

/** Stores the scroll position of each entry of the browser's history, and restores it (ROUTE-09). */
export interface ScrollMemory {
  /** Scrolls after a navigation: to the top after a link, to the stored position after back or forward. */
  readonly arrive: () => void;
  readonly stop: () => void;
}

/**
 * The number of an entry of the history, from 0, and then the scroll position of each entry as it was when this one was
 * reached: a document that is loaded here, such as by a reload, can restore those of the others.
 */
const entry = entrySlot('entry', (found) => (Array.isArray(found) ? found.map((value) => Number(value) || 0) : []));

/**
 * @param onStay called when a link led to the page that is already shown
 * @param canonicalPathOf the one path of all that a page has: moving among them does not count as arriving at another page
 * @param additions gets the number of each entry, which is confirmed later where nothing adds it
 */
export function startScrollMemory(
  onStay: () => void,
  canonicalPathOf: (path: string) => string,
  additions: Set<EntryAddition> = entryAdditions,
): ScrollMemory {
  const [first = 0, ...places] = entry.read();
  let current = first;
  const nameEntry = (number: number) => {
    current = number;
    places[number] ??= 0;
    entry.write([number, ...places]);
  };
  /** Gives an entry its number, unless it has got it with its other state. */
  const confirmEntry = (number: number) => {
    current = number;
    if (entry.read()[0] !== number) nameEntry(number);
  };
  const confirmNewEntry = () => {
    // The browser has dropped the entries that were ahead.
    places.length = current + 1;
    confirmEntry(current + 1);
  };
  nameEntry(first);
  let wanted: number | undefined;
  let shown = new URL(location.href);
  /** The shown page: while the address names another, that one's code is loading. */
  let standing = canonicalPathOf(location.pathname);
  const listening = new AbortController();
  const growth = new ResizeObserver(() => scrollToWanted());

  const scrollToWanted = () => {
    if (wanted === undefined) return;
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) < 2) settle();
  };
  const settle = () => {
    wanted = undefined;
    growth.disconnect();
  };

  const isLeaving = () => standing !== canonicalPathOf(location.pathname);
  const arrive = () => {
    standing = canonicalPathOf(location.pathname);
    scrollToWanted();
    // Content that loads later may be needed before the stored position can be reached.
    if (wanted !== undefined) growth.observe(document.body);
  };
  /** @returns the address that was left */
  const leave = () => {
    const left = shown;
    shown = new URL(location.href);
    return left;
  };

  const remember = () => {
    if (wanted === undefined) places[current] = window.scrollY;
  };
  // The user's own scrolling ends the restoration, but not while the old page is still shown.
  const giveWay = () => {
    if (!isLeaving()) settle();
  };
  const listeners = {
    scroll: remember,
    pushState: () => {
      // The scroll event may still be pending.
      remember();
      const { pathname, search } = leave();
      confirmNewEntry();
      wanted = 0;
      if (isLeaving()) return;
      if (pathname + search === location.pathname + location.search) {
        arrive();
        onStay();
      } else settle();
    },
    replaceState: () => {
      const { pathname } = leave();
      if (canonicalPathOf(pathname) === standing) standing = canonicalPathOf(location.pathname);
      confirmEntry(current);
    },
    popstate: () => {
      remember();
      const { pathname } = leave();
      const [number] = entry.read();
      // A link within the page: the browser made the entry, and scrolls there automatically.
      if (number === undefined && pathname === location.pathname) {
        confirmNewEntry();
        settle();
        return;
      }
      // Only the first page has no number, if the menu was opened before this code ran.
      current = number ?? 0;
      wanted = places[current] ?? 0;
      if (!isLeaving()) arrive();
      // Last, since the browser may refuse it.
      nameEntry(current);
    },
    // A link within the page.
    hashchange: () => {
      const target = document.querySelector<HTMLElement>(':target');
      if (target === null) return;
      target.tabIndex = -1;
      takeFocusInPlace(target);
    },
    wheel: giveWay,
    touchstart: giveWay,
    keydown: giveWay,
    pointerdown: giveWay,
    // The browser restores the position after a reload; navigations within the app are handled here.
    pagehide: () => {
      history.scrollRestoration = 'auto';
    },
    pageshow: () => {
      history.scrollRestoration = 'manual';
    },
  };
  const add: EntryAddition = (how) => {
    // A redirect: the entry keeps its number.
    if (how === 'replace') return entry.part([current, ...places]);
    remember();
    return entry.part([current + 1, ...places.slice(0, current + 1)]);
  };
  additions.add(add);
  listeners.pageshow();
  for (const [type, listener] of Object.entries(listeners)) {
    window.addEventListener(type, listener, { passive: true, signal: listening.signal });
  }

  return {
    arrive,
    stop: () => {
      settle();
      additions.delete(add);
      listening.abort();
    },
  };
}
