import { afterEach, beforeEach, vi } from 'vitest';

interface Entry {
  readonly address: string;
  readonly state: unknown;
}

/**
 * The history of a tab that began on the home page, as browsers have it: navigations end some time after they were
 * requested, one by one.
 */
export interface SessionHistory {
  /**
   * The entries, the shown one in brackets; after a colon its layers, and whether it is the second entry of its page.
   */
  readonly entries: () => string;
  /** The events that the router received: the addresses after pushes, replacements and moves. */
  readonly heard: () => readonly string[];
  /** Lets all navigations and timers end. */
  readonly settle: () => Promise<void>;
  /** A new document on the same entry: wrappers and listeners of the old one are gone. */
  readonly reload: () => void;
}

const METHODS = ['pushState', 'replaceState'] as const;
const STEP_MS = 5;

/** Replaces the browser's history for each test of a file, with the router's wrappers of it, and its timers. */
export function withSessionHistory(): SessionHistory {
  const replace = History.prototype.replaceState.bind(history);
  const wrappers = METHODS.map((name) => [name, Object.getOwnPropertyDescriptor(history, name)] as const);
  let entries: Entry[] = [];
  let at = 0;
  let heard: string[] = [];

  const here = () => location.pathname + location.search;
  const hear = () => void heard.push(here());
  const show = () => replace(entries[at]?.state ?? null, '', entries[at]?.address);
  const entryOf = (state: unknown, address?: string | URL | null) => ({
    address: String(address ?? here()),
    state: structuredClone(state),
  });
  const traverse = (steps: number) => {
    if (entries[at + steps] === undefined) return;
    at += steps;
    show();
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  const pending = new Set<ReturnType<typeof setTimeout>>();
  const go = (steps = 0) => void pending.add(setTimeout(() => traverse(steps), STEP_MS));
  /** The router's wrappers, and the events that it listens to. */
  const load = () => {
    for (const name of METHODS) {
      history[name] = (...given) => {
        History.prototype[name].apply(history, given);
        window.dispatchEvent(new Event(name));
      };
    }
    // Listeners of this test only: other tests of the same process have left theirs on the window.
    const listeners = new EventTarget();
    vi.spyOn(window, 'addEventListener').mockImplementation(listeners.addEventListener.bind(listeners));
    vi.spyOn(window, 'removeEventListener').mockImplementation(listeners.removeEventListener.bind(listeners));
    vi.spyOn(window, 'dispatchEvent').mockImplementation(listeners.dispatchEvent.bind(listeners));
    for (const type of [...METHODS, 'popstate']) window.addEventListener(type, hear);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    entries = [{ address: '/home', state: null }];
    at = 0;
    heard = [];
    show();
    vi.spyOn(History.prototype, 'pushState').mockImplementation((state: unknown, _, address) => {
      entries = [...entries.slice(0, at + 1), entryOf(state, address)];
      at += 1;
      show();
    });
    vi.spyOn(History.prototype, 'replaceState').mockImplementation((state: unknown, _, address) => {
      entries[at] = entryOf(state, address);
      show();
    });
    vi.spyOn(history, 'go').mockImplementation(go);
    vi.spyOn(history, 'back').mockImplementation(() => go(-1));
    load();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    for (const [name, wrapper] of wrappers) {
      Reflect.deleteProperty(history, name);
      if (wrapper !== undefined) Object.defineProperty(history, name, wrapper);
    }
  });

  return {
    entries: () => entries.map((entry, index) => (index === at ? `[${shown(entry)}]` : shown(entry))).join(' '),
    heard: () => heard,
    settle: async () => void (await vi.runAllTimersAsync()),
    reload: () => {
      for (const step of pending) clearTimeout(step);
      load();
    },
  };
}

function shown({ address, state }: Entry): string {
  const layers = Number(Reflect.get(Object(state), 'layers') ?? 0);
  const isSecond = Reflect.get(Object(state), 'isSecond') === true;
  return [address, ...(isSecond ? ['second'] : []), ...(layers > 0 ? [`${layers}`] : [])].join(':');
}
