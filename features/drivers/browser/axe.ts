import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

export interface Findings {
  /** The number of rules that were applicable. */
  readonly tried: number;
  /** Rules that failed to run. */
  readonly broken: readonly string[];
  /** Each violation as its rule and element. */
  readonly barriers: readonly string[];
}

/** The short one, for each page reads it anew. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's findings in the present page. The library is injected once into each page, and only its findings are returned.
 */
export async function axeFindings(page: Page, options: RunOptions): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
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
