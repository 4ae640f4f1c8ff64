import { vi } from 'vitest';

/** How often a search was read letter by letter while something ran: its letters are composed at each reading. */
export function readingsOf(searchText: string, run: () => void): number {
  // The receiver of the call, which the spy does not hand over otherwise.
  const normalize = vi.spyOn(String.prototype, 'normalize');
  run();
  const readings = normalize.mock.contexts.filter((text) => String(text) === searchText).length;
  normalize.mockRestore();
  return readings;
}
