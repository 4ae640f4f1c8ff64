import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { type EntryAddition, type ScrollMemory, startScrollMemory } from '@/ui/kit/history/places.ts';

/** Each path is a place of its own. */
const eachPath = (path: string) => path;

/** The history is not wrapped yet, which is as late as it can be; `rules-together.test.ts` has it wrapped. */
const nobodyAdds = new Set<EntryAddition>();

let memory: ScrollMemory;
/** Reports that the page has grown; undefined while nothing observes it. */
let grow: (() => void) | undefined;
/** How far the page can be scrolled, in pixels. */
let room = 5000;
let scrolled = 0;
/** How often a link led to the page that was already shown. */
let stays = 0;

beforeEach(() => {
  room = 5000;
  scrolled = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(): void {
        grow = this.#tell;
      }
      disconnect(): void {
        grow = undefined;
      }
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: readonly unknown[]) => {
    scrolled = Math.min(room, Number(args[1]));
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  history.replaceState(null, '', '/home');
  stays = 0;
  memory = startScrollMemory(
    () => {
      stays += 1;
    },
    eachPath,
    nobodyAdds,
  );
  memory.arrive();
});

afterEach(() => {
  memory.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function scroll(to: number): void {
  scrolled = to;
  window.dispatchEvent(new Event('scroll'));
}

function follow(address: string): void {
  navigate(address);
  memory.arrive();
}

/** Back or forward, as the browser does it: first the entry's state, then the event. */
function returnTo(state: unknown): void {
  History.prototype.replaceState.call(history, state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  memory.arrive();
}

/** Back or forward within a page, which renders no new page. */
function returnWithin(state: unknown, address: string): void {
  History.prototype.replaceState.call(history, state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** A fragment link, as the browser follows it: a new entry without a state, then the scroll. */
function jump(address: string, to: number): void {
  History.prototype.pushState.call(history, null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  scroll(to);
}

const here = (): unknown => history.state;

/** A new document on the same entry of the history; the browser restores how far it was scrolled. */
function reload(): void {
  memory.stop();
  memory = startScrollMemory(() => undefined, eachPath, nobodyAdds);
}

describe('ROUTE-09 the scroll position after a navigation', () => {
  it('a link: to the top', () => {
    scroll(700);
    follow('/intro/vision');
    expect(scrolled).toBe(0);
  });

  it('a link to a page that loads slowly: to the top, even if the old page is scrolled meanwhile', () => {
    scroll(1500);
    navigate('/communion/events');
    window.dispatchEvent(new Event('wheel'));
    scroll(1700);
    memory.arrive();
    expect(scrolled).toBe(0);
  });

  it('of entries that the browser has dropped is not kept', () => {
    const first = here();
    for (let visits = 0; visits < 10; visits += 1) {
      follow('/communion/events');
      returnTo(first);
    }
    follow('/intro/vision');
    expect(here()).toMatchObject({ entry: [1, 0, 0] });
  });

  it('back before the page of a link is shown: to the old position, and on from there', () => {
    scroll(700);
    const first = here();
    navigate('/communion/events');
    scroll(800);
    returnWithin(first, '/home');
    expect(scrolled).toBe(700);
    scroll(900);
    follow('/communion/announcements');
    returnTo(first);
    expect(scrolled).toBe(900);
  });

  it('back and forward: to the old position', () => {
    const first = here();
    scroll(700);
    follow('/intro/vision');
    const second = here();
    scroll(300);
    returnTo(first);
    expect(scrolled).toBe(700);
    returnTo(second);
    expect(scrolled).toBe(300);
  });

  it('back to an entry that was never scrolled: to the top', () => {
    const first = here();
    follow('/intro/vision');
    scroll(300);
    returnTo(first);
    expect(scrolled).toBe(0);
  });

  it('back to a page that was reached by a redirect: to the old position there', () => {
    scroll(100);
    navigate('/intro');
    navigate('/intro/vision', { replace: true });
    memory.arrive();
    const redirected = here();
    scroll(400);
    follow('/people/pastor');
    returnTo(redirected);
    expect(scrolled).toBe(400);
  });
});

describe('ROUTE-09 the scroll position after a reload', () => {
  it('of the page that a link led to: Back leads to the old position, and so does Forward', () => {
    const first = here();
    scroll(700);
    follow('/intro/vision');
    const second = here();
    reload();
    scroll(300);
    returnTo(first);
    expect(scrolled).toBe(700);
    returnTo(second);
    expect(scrolled).toBe(300);
  });

  it('of the page that Back led to: Forward leads to the old position', () => {
    const first = here();
    follow('/intro/vision');
    const second = here();
    scroll(300);
    returnTo(first);
    reload();
    returnTo(second);
    expect(scrolled).toBe(300);
  });

  it('is not that of an entry which a link has replaced', () => {
    const first = here();
    follow('/intro/vision');
    scroll(300);
    returnTo(first);
    reload();
    navigate('/communion/events');
    const second = here();
    returnTo(first);
    returnTo(second);
    expect(scrolled).toBe(0);
  });
});

describe('ROUTE-09 a navigation within a page', () => {
  it('can be undone by Back, and redone by Forward', () => {
    const first = here();
    const address = location.href;
    scroll(40);
    jump('#worship', 900);
    const second = here();
    expect(second).not.toEqual(first);
    expect(scrolled).toBe(900);
    returnWithin(first, address);
    expect(scrolled).toBe(40);
    returnWithin(second, '#worship');
    expect(scrolled).toBe(900);
  });

  it('by a link to the same address leads to the top, and is announced', () => {
    navigate('/communion/events');
    memory.arrive();
    scroll(500);
    navigate('/communion/events');
    expect(scrolled).toBe(0);
    expect(stays).toBe(1);
  });

  it('to another view of the page keeps the position', () => {
    navigate('/communion/events');
    memory.arrive();
    scroll(500);
    const here500 = here();
    navigate('/communion/events?month=2026-12');
    expect(scrolled).toBe(500);
    expect(stays).toBe(0);
    scroll(700);
    returnWithin(here500, '/communion/events');
    expect(scrolled).toBe(500);
  });
});

describe('ROUTE-09 a page that is still growing', () => {
  it('is scrolled to the old position as soon as it is long enough', () => {
    const first = here();
    scroll(3000);
    follow('/intro/vision');
    room = 800;
    returnTo(first);
    expect(scrolled).toBe(800);
    room = 5000;
    grow?.();
    expect(scrolled).toBe(3000);
    expect(grow).toBeUndefined();
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('is not scrolled after the reader’s own %s', (gesture) => {
    const first = here();
    scroll(3000);
    follow('/intro/vision');
    room = 800;
    returnTo(first);
    window.dispatchEvent(new Event(gesture));
    expect(grow).toBeUndefined();
    scroll(200);
    expect(scrolled).toBe(200);
  });
});

describe('BULL-01, PAGE-01 a move within a place that has several addresses', () => {
  beforeEach(() => {
    memory.stop();
    history.replaceState(null, '', '/sermon/bulletin');
    memory = startScrollMemory(
      () => {
        stays += 1;
      },
      (path) => path.replace(/^(\/sermon\/bulletin)\/.*/, '$1'),
      nobodyAdds,
    );
    memory.arrive();
  });

  it('stays where it is, and Back restores where it was', () => {
    const first = here();
    scroll(700);
    navigate('/sermon/bulletin/2026-11-15');
    expect([scrolled, stays]).toEqual([700, 0]);
    scroll(900);
    returnWithin(first, '/sermon/bulletin');
    expect(scrolled).toBe(700);
  });

  it('to the same address leads to the top', () => {
    navigate('/sermon/bulletin/2026-11-15');
    scroll(700);
    navigate('/sermon/bulletin/2026-11-15');
    expect([scrolled, stays]).toEqual([0, 1]);
  });

  it('is left for another page as any other', () => {
    navigate('/sermon/bulletin/2026-11-15');
    scroll(700);
    follow('/intro/vision');
    expect(scrolled).toBe(0);
  });
});

describe('the browser’s scroll restoration', () => {
  it('is used for reloads only', () => {
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('is restored when the memory stops', () => {
    const first = here();
    scroll(700);
    memory.stop();
    navigate('/intro/vision');
    expect(here()).not.toEqual(first);
    scroll(5);
    window.dispatchEvent(new PopStateEvent('popstate', { state: first }));
    expect(scrolled).toBe(5);
  });
});

describe('ROUTE-09 an entry with a layer from before the application loaded', () => {
  it('keeps the state of others', () => {
    memory.stop();
    history.replaceState({ layers: 1 }, '', '/home');
    memory = startScrollMemory(() => undefined, eachPath, nobodyAdds);
    expect(here()).toEqual({ layers: 1, entry: [0, 0] });
  });

  it('leaves the entry below without an id, and Back restores its position all the same', () => {
    scroll(700);
    follow('/intro/vision');
    returnWithin(null, '/home');
    memory.arrive();
    expect(scrolled).toBe(700);
  });
});
