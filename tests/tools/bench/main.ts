import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from '../machine/browser.ts';
import { measure, mediansOf, type Samples } from './measuring.ts';
import { type Circumstances, loadAverage, report } from './report.ts';
import { type BenchRequest, readBenchRequest } from './request.ts';
import { verdictOf } from './row.ts';
import { rows } from './rows.ts';
import { buildSites, serveSites } from './sites.ts';
import { table } from './table.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const SITES = join(TOP, 'reports/bench');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Nothing outside this machine takes part: a map of the world's would come sometimes fast and sometimes not at all. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

async function measureAll(request: BenchRequest): Promise<{ samples: Samples; circumstances: Circumstances }> {
  const options = launchOptions(await findChromium());
  const sites = await serveSites(SITES);
  const browser = await chromium.launch({ ...options, args: [...options.args, ALONE] });
  try {
    const loadBefore = loadAverage();
    const lab = { browser, build: join(SITES, 'site'), sites: sites.addresses };
    const samples = await measure(lab, request.rows, request.runs, say);
    const circumstances = { browser: browser.version(), runs: request.runs, loadBefore, loadAfter: loadAverage() };
    return { samples, circumstances };
  } finally {
    await browser.close();
    await sites.close();
  }
}

try {
  const request = readBenchRequest(process.argv.slice(2), rows);
  if (request.builds) await buildSites(TOP, SITES);
  const { samples, circumstances } = await measureAll(request);
  const of = mediansOf(samples);
  const results = request.rows.map((row) => ({ row, value: row.value(of) }));
  await writeFile(join(TOP, 'reports/bench.json'), report(results, samples, circumstances));
  const { loadBefore, loadAfter } = circumstances;
  say(`\n${table(results)}\n`);
  say(
    `medians of ${request.runs} runs; load of the machine ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after`,
  );
  const broken = results.filter((result) => verdictOf(result) === 'BROKEN');
  if (request.checks && broken.length > 0) {
    throw new Error(`${broken.length} limits are broken: ${broken.map(({ row }) => row.name).join(', ')}.`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
