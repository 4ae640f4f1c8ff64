import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file the browser's own history; afterwards, removes the test's wrappers and restores others. */
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

/** The number of open layers in the present history entry. */
export function layersHere(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? state.layers : undefined;
}
