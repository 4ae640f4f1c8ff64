import { afterEach, beforeEach } from 'vitest';

/** Runs something while the clocks of this process stand in a time zone. */
export function inTimeZone<Result>(zone: string, run: () => Result): Result {
  const leave = enter(zone);
  try {
    return run();
  } finally {
    leave();
  }
}

/** Lets every test of the surrounding `describe` run in a time zone. */
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
    // Writing undefined would write that word, which is no zone.
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  };
}
