import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

export interface Findings {
  /** How many rules found something to look at. */
  readonly tried: number;
  /** Rules that broke off. */
  readonly broken: readonly string[];
  /** Each barrier as its rule and the element. */
  readonly barriers: readonly string[];
}

/** What axe finds in the page as it stands. The program is handed to each page once, and only what is told comes back. */
export async function axeFindings(page: Page, options: RunOptions): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, { ...options, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions);
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<Findings> {
  const { violations, incomplete, passes } = await window.axe.run(document, options);
  return {
    tried: passes.length,
    broken: incomplete.filter((rule) => 'error' in rule).map(({ id }) => id),
    barriers: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
  };
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
