import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { build } from 'vite';
import { serveStatic } from '../../../mock-server/hosts/static.ts';
import { prepareMachine } from '../machine/prepare.ts';
import { SCENARIO_BUILD } from './builds.ts';
import { closingLines, slowestLines } from './report/closing.ts';
import { logRun, type RunResult } from './report/run-log.ts';
import { pictureKeeper, writeReport } from './report/write-report.ts';
import { partIn, type Request, readRequest, selectionOf, UsageError } from './request.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs the scenarios of `features/` against the builds; each product is served on one free port for all workers.
 * @throws Error with a sentence when the browser, the demo or the site is missing
 */
async function runScenarios(request: Request): Promise<RunResult> {
  await rm(`${TOP}reports/scenarios`, { recursive: true, force: true });
  const machine = await prepareMachine();
  print(machine.lines);
  const demo = await serveStatic({ root: `${TOP}dist-demo`, port: 0 });
  const site = await serveStatic({ root: `${TOP}dist`, port: 0 });
  const addresses = { CHROMIUM_PATH: machine.chromiumPath, DEMO_URL: demo.url, SITE_URL: site.url };
  const environment = { cwd: TOP, env: { ...process.env, ...addresses } };
  try {
    const { runConfiguration } = await loadConfiguration(
      {
        file: false,
        provided: {
          ...selectionOf(request),
          import: [
            'features/register.mjs',
            'features/support/world.ts',
            'features/support/parameter-types.ts',
            'features/support/hooks.ts',
            'features/steps/*.ts',
          ],
          format: ['progress', ['html', 'reports/cucumber.html']],
          parallel: request.workers,
          retry: 0,
          strict: true,
        },
      },
      environment,
    );
    const log = logRun(pictureKeeper(TOP));
    await runCucumber(runConfiguration, environment, log.note);
    return log.result();
  } finally {
    await Promise.all([demo.close(), site.close()]);
  }
}

/** Builds the demo, and the site for the scenarios. */
async function buildBoth(): Promise<void> {
  await build({ root: TOP, mode: 'mock', logLevel: 'warn' });
  Object.assign(process.env, SCENARIO_BUILD);
  await build({ root: TOP, logLevel: 'warn' });
}

const print = (lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

async function main(words: readonly string[]): Promise<void> {
  const request = readRequest(words);
  if (request.builds) await buildBoth();
  const begun = performance.now();
  const result = await runScenarios(request);
  if (result.scenarios.length + result.troubles.length === 0)
    throw new UsageError('No scenario fits what was asked for.');
  writeReport(TOP, result, { seconds: (performance.now() - begun) / 1000, part: partIn(request) });
  if (request.isWhole) print(['', ...slowestLines(result)]);
  const closing = closingLines(result);
  print(['', ...closing, 'Report: reports/index.html']);
  process.exitCode = result.troubles.length === 0 && result.scenarios.every(({ passed }) => passed) ? 0 : 1;
}

/** An error's message with its causes: an invalid tag expression is explained only by the cause. */
const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : reasonsOf(error.cause))]
    : [String(error)];

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${reasonsOf(error).join(': ')}\n`);
  process.exitCode = 1;
}
