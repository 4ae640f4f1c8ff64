import { takeFocusInPlace } from '@/ui/kit/focus/take-focus.ts';
/** Stores the scroll position of each entry of the browser's history, and restores it (ROUTE-09). */
export interface ScrollMemory {
  /** Scrolls after a navigation: to the top after a link, to the stored position after back or forward. */
  readonly arrive: () => void;
  readonly stop: () => void;
}

/**
 * @param onStay called when a link led to the page that is already shown
 * @param placeOf the place that a path leads to: moving within a place is no arrival at another page
 */
export function startScrollMemory(onStay: () => void, placeOf = (path: string): string => path): ScrollMemory {
  const places = new Map<number, number>();
  let current = entryOf(history.state) ?? nameEntry(0);
  let newest = current;
  let wanted: number | undefined = 0;
  let shown = new URL(location.href);
  /** The shown page: while the address names another, that one's code is loading. */
  let standing = placeOf(location.pathname);
  const listeners = new AbortController();
  const { signal } = listeners;
  // The browser restores the position after a reload; navigations within the app are handled here.
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

  const isLeaving = () => standing !== placeOf(location.pathname);
  const arrive = () => {
    standing = placeOf(location.pathname);
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

  const remember = () => wanted === undefined && places.set(current, window.scrollY);

  window.addEventListener('scroll', remember, { passive: true, signal });
  window.addEventListener(
    'pushState',
    () => {
      // The scroll event may still be pending.
      remember();
      const { pathname, search } = leave();
      newest += 1;
      current = nameEntry(newest);
      wanted = 0;
      if (isLeaving()) return;
      if (pathname + search === location.pathname + location.search) {
        arrive();
        onStay();
      } else settle();
    },
    { signal },
  );
  // A redirect removes the number from its entry's state.
  window.addEventListener(
    'replaceState',
    () => {
      const { pathname } = leave();
      if (placeOf(pathname) === standing) standing = placeOf(location.pathname);
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
      // A link within the page: the browser made the entry, and scrolls there automatically.
      if (entry === undefined && pathname === location.pathname) {
        newest += 1;
        current = nameEntry(newest);
        settle();
        return;
      }
      // Only the first page has no number, if the menu was opened before this code ran.
      current = entry ?? 0;
      newest = Math.max(newest, current);
      wanted = places.get(current) ?? 0;
      if (!isLeaving()) arrive();
    },
    { signal },
  );
  window.addEventListener('hashchange', focusTarget, { signal });
  // The user's own scrolling ends the restoration, but not while the old page is still shown.
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

/** Focuses the target of a link within the page. */
function focusTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  if (target === null) return;
  target.tabIndex = -1;
  takeFocusInPlace(target);
}

/** Other state of the entry is kept. */
function nameEntry(entry: number): number {
  const state: object | null = history.state;
  history.replaceState({ ...state, entry }, '');
  return entry;
}
