import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { build } from 'vite';
import { serveStatic } from '../../../mock-server/hosts/static.ts';
import { prepareMachine } from '../machine/prepare.ts';
import { slowestLines } from '../run/tally.ts';
import { DOM_FOLDER, SCENARIO_BUILD } from './builds.ts';
import { buildForDom } from './dom-build.ts';
import { closingLines } from './report/closing.ts';
import { logRun, type RunLog, type RunResult } from './report/run-log.ts';
import { slowestIn } from './report/slowest.ts';
import { pictureKeeper, writeReport } from './report/write-report.ts';
import { type DriverName, partIn, type Request, readRequest, selectionOf, UsageError, workersOf } from './request.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs the scenarios of `features/`, first those without a browser; each product is served on one free port for all
 * workers.
 * @throws Error with a sentence when the browser or a build is missing
 */
async function runScenarios(request: Request): Promise<RunResult> {
  await rm(`${TOP}reports/scenarios`, { recursive: true, force: true });
  const log = logRun(pictureKeeper(TOP));
  if (request.drivers.includes('dom')) await runInProcess(request, log);
  if (request.drivers.includes('browser')) await runInChromium(request, log);
  return log.result();
}

/** In several rounds, each with new workers: the windows of a round leave memory behind. */
async function runInProcess(request: Request, log: RunLog): Promise<void> {
  const [part = 1, parts = 1] = request.shard === '' ? [] : request.shard.split('/').map(Number);
  const rounds = request.isWhole ? ROUNDS : 1;
  for (let round = 0; round < rounds; round += 1) {
    const shard = rounds * parts === 1 ? '' : `${part + round * parts}/${parts * rounds}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or their workers would share the processors
    await runCucumberWith({ ...request, shard }, 'dom', { DOM_BUILD: `${TOP}${DOM_FOLDER}` }, log);
  }
}

const ROUNDS = 2;

async function runInChromium(request: Request, log: RunLog): Promise<void> {
  const machine = await prepareMachine();
  print(machine.lines);
  const demo = await serveStatic({ root: `${TOP}dist-demo`, port: 0 });
  const site = await serveStatic({ root: `${TOP}dist`, port: 0 });
  const environment = {
    CHROMIUM_PATH: machine.chromiumPath,
    DEMO_URL: demo.url,
    SITE_URL: site.url,
    EVIDENCE: request.pictures ? 'of all' : 'of failures',
  };
  try {
    await runCucumberWith(request, 'browser', environment, log);
  } finally {
    await Promise.all([demo.close(), site.close()]);
  }
}

/** The steps, which a process can register only once. */
let support: Awaited<ReturnType<typeof runCucumber>>['support'] | undefined;

/**
 * Windows and worlds are soon garbage: with room for more of it before it is collected, a third of the time is saved. One
 * thread for V8 beside each worker is a tenth cheaper than its four, for the workers use all processors.
 */
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64 --v8-pool-size=1`;

async function runCucumberWith(
  request: Request,
  driver: DriverName,
  given: Readonly<Record<string, string>>,
  { note }: RunLog,
): Promise<void> {
  const run = {
    driver,
    detail: `reports/scenarios/${[driver, ...request.shard.split('/')].filter(Boolean).join('-')}.html`,
  };
  const environment = {
    cwd: TOP,
    // As in the browser's context: what the pages show of time is of Asunción.
    env: { ...process.env, TZ: 'America/Asuncion', NODE_OPTIONS, DRIVER: driver, ...given },
  };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        ...selectionOf(request, driver),
        import: [
          'features/register.mjs',
          'features/support/world.ts',
          'features/support/can-fail.ts',
          'features/support/parameter-types.ts',
          'features/support/hooks.ts',
          'features/steps/*.ts',
        ],
        format: ['progress', ['html', run.detail]],
        parallel: workersOf(request),
        retry: 0,
        strict: true,
      },
    },
    environment,
  );
  const ended = await runCucumber(
    support === undefined ? runConfiguration : { ...runConfiguration, support },
    environment,
    (message) => note(message, run),
  );
  support = ended.support;
}

/** Builds what the drivers of this run need. */
async function buildFor({ drivers }: Request): Promise<void> {
  if (drivers.includes('browser')) await build({ root: TOP, mode: 'mock', logLevel: 'warn' });
  Object.assign(process.env, SCENARIO_BUILD);
  if (drivers.includes('browser')) await build({ root: TOP, logLevel: 'warn' });
  if (drivers.includes('dom')) await buildForDom(TOP);
}

const print = (lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

async function main(words: readonly string[]): Promise<void> {
  const request = readRequest(words);
  if (request.builds) await buildFor(request);
  const begun = performance.now();
  const result = await runScenarios(request);
  if (result.scenarios.length + result.troubles.length === 0)
    throw new UsageError('No scenario fits what was asked for.');
  writeReport(TOP, result, { seconds: (performance.now() - begun) / 1000, part: partIn(request) });
  if (request.isWhole) print(['', ...slowestLines(slowestIn(result))]);
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
