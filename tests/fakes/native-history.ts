import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file the browser's own history; afterwards, removes the test's wrappers and restores others. */
export function withNativeHistory(): void {
  let put: readonly (readonly [string, PropertyDescriptor | undefined])[] = [];
  const methods = ['pushState', 'replaceState'];

  beforeEach(() => {
    put = methods.map((name) => [name, Object.getOwnPropertyDescriptor(history, name)]);
    for (const name of methods) Reflect.deleteProperty(history, name);
    vi.spyOn(window, 'addEventListener');
  });

  afterEach(() => {
    for (const [type, listener, options] of vi.mocked(window.addEventListener).mock.calls) {
      window.removeEventListener(type, listener, options);
    }
    vi.mocked(window.addEventListener).mockRestore();
    for (const [name, wrapper] of put) {
      Reflect.deleteProperty(history, name);
      if (wrapper !== undefined) Object.defineProperty(history, name, wrapper);
    }
  });
}

/** The number of open layers in the present history entry. */
export function layersHere(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? state.layers : undefined;
}
