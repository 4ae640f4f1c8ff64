import { afterEach, beforeEach, expect } from 'vitest';
import { keepReported, takeAllReported } from './fakes/reported-errors.ts';

// Node has no such function, and a window that is made for tests would only print.
beforeEach(() => {
  globalThis.reportError = keepReported;
});

// What breaks unseen is a fault of the program, or of the test.
afterEach(() => {
  const { reported, expected } = takeAllReported();
  expect(reported).toEqual(expected);
});
