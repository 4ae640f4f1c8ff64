import { afterEach, beforeEach, expect } from 'vitest';
import { keepReported, takeAllReported } from './fakes/reported-errors.ts';

// Node has no `reportError`, and the test window's only prints.
beforeEach(() => {
  globalThis.reportError = keepReported;
});

// An unreported error is a fault of the application or of the test.
afterEach(() => {
  const { reported, expected } = takeAllReported();
  expect(reported).toEqual(expected);
});
