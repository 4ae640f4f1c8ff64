import type { Page, Request } from 'playwright';

/** Longer than a slow processor needs between two waves of loading, so that a pause is not taken for the end. */
const SILENCE_MS = 1500;
/** The slides change and load pictures without an end: by then everything else was measured. */
const PATIENCE_MS = 20_000;

/**
 * Follows the page's requests from now on.
 * @returns waits until none has been pending for a while
 */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastChange = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    lastChange = performance.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  );

  return async () => {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        const now = performance.now();
        const isQuiet = open.size === 0 && now - lastChange > SILENCE_MS;
        if (!isQuiet && now - began < PATIENCE_MS) return;
        clearInterval(look);
        resolve();
      }, 50);
    });
  };
}
