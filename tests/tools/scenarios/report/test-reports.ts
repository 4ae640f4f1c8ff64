/** Where vitest writes what came of the tests: each run has a file of its own, so that none writes over another's proofs. */
export const TEST_REPORTS = {
  all: 'reports/vitest.json',
  /** The contract inside a page. */
  page: 'reports/vitest-browser.json',
  /** The architecture alone, of a quick check: it proves no requirement. */
  architecture: 'reports/vitest-architecture.json',
} as const;
