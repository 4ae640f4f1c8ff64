import { afterEach, beforeEach } from 'vitest';

/** Runs a function while this process is in a time zone. */
export function inTimeZone<Result>(zone: string, run: () => Result): Result {
  const leave = enter(zone);
  try {
    return run();
  } finally {
    leave();
  }
}

/** Runs every test of the enclosing `describe` in a time zone. */
export function useTimeZone(zone: string): void {
  let leave = (): void => undefined;
  beforeEach(() => {
    leave = enter(zone);
  });
  afterEach(() => leave());
}

function enter(zone: string): () => void {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  return () => {
    // Assigning undefined would set the text "undefined".
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  };
}
