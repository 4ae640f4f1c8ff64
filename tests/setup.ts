import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { keepReported, takeAllReported } from './fakes/reported-errors.ts';
import { propertySeed } from './support/property-seed.ts';

configureGlobal({ ...readConfigureGlobal(), seed: propertySeed() });

// Node has no `reportError`, and the test window's only prints.
beforeEach(() => {
  globalThis.reportError = keepReported;
});

// An unreported error is a fault of the application or of the test.
afterEach(() => {
  const { reported, expected } = takeAllReported();
  expect(reported).toEqual(expected);
});

// Files share what they have imported. An import that a file leaves behind is cut off by its end, and would stay failed
// for the next one.
afterAll(() => vi.dynamicImportSettled());
