import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The contract with the mocked server of the built demo (`dist-demo`), in a real browser: apart from all tests that
 * need no build.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/contract/*.browser-test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
