/** Keeps how far each entry of the browser's history was scrolled, and takes the reader back there (ROUTE-09). */
export interface ScrollMemory {
  /** Scrolls as the last move asks: to the top after a link, back to the old place after back or forward. */
  readonly arrive: () => void;
  readonly stop: () => void;
}

/** @param onStay called when a link led to the page that is shown, so that no other arrives */
export function startScrollMemory(onStay: () => void): ScrollMemory {
  const places = new Map<number, number>();
  let current = entryOf(history.state) ?? nameEntry(0);
  let newest = current;
  let wanted: number | undefined = 0;
  let shown = new URL(location.href);
  /** The page that is shown: while the address names another, that one's code is on its way. */
  let standing = location.pathname;
  const listeners = new AbortController();
  const { signal } = listeners;
  // The browser restores a reload by itself; moves inside the page are ours.
  history.scrollRestoration = 'manual';
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

  const isLeaving = () => standing !== location.pathname;
  const arrive = () => {
    standing = location.pathname;
    scrollToWanted();
    // What loads after the page has been shown makes room for the old place only later.
    if (wanted !== undefined) growth.observe(document.body);
  };
  /** @returns the address that was left */
  const leave = () => {
    const left = shown;
    shown = new URL(location.href);
    return left;
  };

  const remember = () => wanted === undefined && places.set(current, window.scrollY);

  window.addEventListener('scroll', remember, { passive: true, signal });
  window.addEventListener(
    'pushState',
    () => {
      // The event of a scroll may still be on its way.
      remember();
      const { search } = leave();
      newest += 1;
      current = nameEntry(newest);
      wanted = 0;
      if (isLeaving()) return;
      if (search === location.search) {
        arrive();
        onStay();
      } else settle();
    },
    { signal },
  );
  // A redirect takes the name of its entry away.
  window.addEventListener(
    'replaceState',
    () => {
      const { pathname } = leave();
      if (pathname === standing) standing = location.pathname;
      if (entryOf(history.state) === undefined) nameEntry(current);
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      remember();
      const { pathname } = leave();
      const entry = entryOf(history.state);
      // A link within the page: the browser made the entry, and scrolls there by itself.
      if (entry === undefined && pathname === location.pathname) {
        newest += 1;
        current = nameEntry(newest);
        settle();
        return;
      }
      // Only the page that was come to first, with the menu over it before this ran, goes without a name.
      current = entry ?? 0;
      newest = Math.max(newest, current);
      wanted = places.get(current) ?? 0;
      if (!isLeaving()) arrive();
    },
    { signal },
  );
  window.addEventListener('hashchange', focusTarget, { signal });
  // The reader's own hand wins over a page that is still growing, but what it does to the one that goes is not meant for it.
  const giveWay = () => isLeaving() || settle();
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(gesture, giveWay, { passive: true, signal });
  }
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });

  return {
    arrive,
    stop: () => {
      growth.disconnect();
      listeners.abort();
    },
  };
}

function entryOf(state: unknown): number | undefined {
  const named = typeof state === 'object' && state !== null && 'entry' in state;
  return named && typeof state.entry === 'number' ? state.entry : undefined;
}

/** Where a link within the page led, the focus follows. */
function focusTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** What others have noted of the entry stays. */
function nameEntry(entry: number): number {
  const state: object | null = history.state;
  history.replaceState({ ...state, entry }, '');
  return entry;
}
