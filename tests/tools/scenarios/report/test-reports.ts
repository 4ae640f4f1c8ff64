/** Vitest's reports, one file for each run, so that they do not overwrite each other. */
export const TEST_REPORTS = {
  all: 'reports/vitest.json',
  /** The contract tests in a browser's page. */
  page: 'reports/vitest-browser.json',
  /** Those of a quick check, and those that had failed and ran again: not all, so they prove no requirement. */
  quick: 'reports/vitest-quick.json',
  failed: 'reports/vitest-failed.json',
} as const;
