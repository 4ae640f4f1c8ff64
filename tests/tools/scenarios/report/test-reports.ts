/** Vitest's reports, one file for each run, so that they do not overwrite each other. */
export const TEST_REPORTS = {
  all: 'reports/vitest.json',
  /** The contract tests in a browser's page. */
  page: 'reports/vitest-browser.json',
  /** Only the architecture tests, of a quick check; they prove no requirement. */
  architecture: 'reports/vitest-architecture.json',
} as const;
