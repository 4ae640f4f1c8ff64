import { afterEach, beforeEach, vi } from 'vitest';

/**
 * The history of the tab as the browser has it, for each test of a file: what others have put in the way of its steps comes
 * back afterwards, and what the test puts there goes.
 */
export function withNativeHistory(): void {
  let put: PropertyDescriptor | undefined;

  beforeEach(() => {
    put = Object.getOwnPropertyDescriptor(history, 'pushState');
    Reflect.deleteProperty(history, 'pushState');
    vi.spyOn(window, 'addEventListener');
  });

  afterEach(() => {
    for (const [type, listener, options] of vi.mocked(window.addEventListener).mock.calls) {
      window.removeEventListener(type, listener, options);
    }
    vi.mocked(window.addEventListener).mockRestore();
    Reflect.deleteProperty(history, 'pushState');
    if (put !== undefined) Object.defineProperty(history, 'pushState', put);
  });
}

/** How many things lie over the page, by its entry. */
export function layersHere(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? state.layers : undefined;
}
