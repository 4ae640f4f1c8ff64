import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from '../machine/browser.ts';
import { newAccepted, readAccepted, worseThan, writeAccepted } from './accepted.ts';
import { type Measured, measure, resultsOf } from './measuring.ts';
import { type Circumstances, loadAverage, report } from './report.ts';
import { type BenchRequest, readBenchRequest } from './request.ts';
import { type Result, verdictOf } from './row.ts';
import { rows } from './rows/rows.ts';
import { buildSites, serveSites } from './sites/sites.ts';
import { table } from './table.ts';
import { loadPage } from './visits/loading.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const SITES = join(TOP, 'reports/bench');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** No other host takes part: a public map server would be fast at one time, and not answer at another. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

async function measureAll(request: BenchRequest): Promise<{ measured: Measured; circumstances: Circumstances }> {
  const options = launchOptions(await findChromium());
  const sites = await serveSites(SITES);
  const browser = await chromium.launch({ ...options, args: [...options.args, ALONE] });
  try {
    const loadBefore = loadAverage();
    const lab = { browser, build: join(SITES, 'site'), sites: sites.addresses };
    // The browser's first page is slower than all that follow.
    await loadPage(lab, `${lab.sites.lean}/`);
    const measured = await measure(lab, request.rows, request.runs, say);
    const circumstances = { browser: browser.version(), runs: request.runs, loadBefore, loadAfter: loadAverage() };
    return { measured, circumstances };
  } finally {
    await browser.close();
    await sites.close();
  }
}

/** The remarks beside the table: rows that got worse, and those that could not be measured. */
function remarks(results: readonly Result[], worse: readonly string[], failures: readonly string[]): readonly string[] {
  const missing = results.filter(({ value }) => value === undefined).map(({ row }) => row.name);
  return [
    ...worse.map((sentence) => `worse than accepted: ${sentence}`),
    ...(missing.length === 0 ? [] : [`not measured: ${missing.join(', ')}`]),
    ...failures.map((sentence) => `failed: ${sentence}`),
  ];
}

/** @throws Error that names the rows with a hard limit that is exceeded or could not be measured */
function check(results: readonly Result[]): void {
  const limited = results.filter(({ row }) => row.limit !== undefined);
  const wrong = (['BROKEN', 'NOT MEASURED'] as const).flatMap((verdict) => {
    const names = limited.filter((result) => verdictOf(result) === verdict).map(({ row }) => row.name);
    return names.length === 0 ? [] : [`${names.length} ${verdict.toLowerCase()}: ${names.join(', ')}.`];
  });
  if (wrong.length > 0) throw new Error(`Limits, ${wrong.join(' ')}`);
}

try {
  const request = readBenchRequest(process.argv.slice(2), rows);
  if (request.builds) await buildSites(TOP, SITES);
  const { measured, circumstances } = await measureAll(request);
  const results = resultsOf(request.rows, measured.samples);
  await writeFile(join(TOP, 'reports/bench.json'), report(results, measured, circumstances));
  const { loadBefore, loadAfter } = circumstances;
  const accepted = await readAccepted();
  say(`\n${table(results)}\n`);
  for (const remark of remarks(results, worseThan(accepted, results), measured.failures)) say(remark);
  say(`${request.runs} runs; load of the machine ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after`);
  if (request.accepts) {
    if (measured.failures.length > 0) throw new Error('Nothing is accepted, since some visits have failed.');
    const names = rows.map(({ name }) => name);
    await writeAccepted(newAccepted(accepted, results, names));
  }
  if (request.checks) check(results);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
