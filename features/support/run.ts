import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { build } from 'vite';
import { serveStatic } from '../../mock-server/hosts/static.ts';
import { findChromium } from '../../tests/tools/machine/browser.ts';
import { readRequest, UsageError } from './request.ts';
import { type Tally, tallyScenarios } from './tally.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = 'reports/features.json';

/** Where the built site looks for its server and for itself; scenarios answer in the server's place. */
export const BUILT_FOR = { server: 'https://api.example.org/', site: 'https://www.example.org/' } as const;
const WORKERS = 2;

/**
 * Runs the scenarios of `features/` against the built demo, and those of the built site against that, each served on a
 * free port for all workers.
 * @param tags a tag expression; empty for all
 * @throws Error with a sentence when no browser, no demo or no site is there
 */
export async function runFeatures(tags: string, root = `${TOP}dist-demo`): Promise<Tally> {
  await rm(`${TOP}reports/scenarios`, { recursive: true, force: true });
  const chromiumPath = await findChromium();
  const demo = await serveStatic({ root, port: 0 });
  const site = await serveStatic({ root: `${TOP}dist`, port: 0 });
  const addresses = { DEMO_URL: demo.url, SITE_URL: site.url, SERVER_URL: BUILT_FOR.server };
  const environment = { cwd: TOP, env: { ...process.env, CHROMIUM_PATH: chromiumPath, ...addresses } };
  // Without parallel workers the hooks run here.
  Object.assign(process.env, environment.env);
  try {
    const { runConfiguration } = await loadConfiguration(
      {
        file: false,
        provided: {
          paths: ['features/**/*.feature'],
          import: [
            'features/register.mjs',
            'features/support/world.ts',
            'features/support/parameter-types.ts',
            'features/support/hooks.ts',
            'features/steps/*.ts',
          ],
          format: ['progress'],
          parallel: WORKERS,
          // A machine that does much else at once must not turn a scenario red; who needs it is told.
          retry: 1,
          strict: true,
          tags,
        },
      },
      environment,
    );
    const tally = tallyScenarios();
    await runCucumber(runConfiguration, environment, tally.note);
    return tally.result();
  } finally {
    await Promise.all([demo.close(), site.close()]);
  }
}

async function buildBoth(): Promise<void> {
  await build({ root: TOP, mode: 'mock', logLevel: 'warn' });
  process.env['VITE_API_BASE_URL'] = BUILT_FOR.server;
  process.env['VITE_SITE_URL'] = BUILT_FOR.site;
  await build({ root: TOP, logLevel: 'warn' });
}

async function main(words: readonly string[]): Promise<void> {
  const { tags, builds } = readRequest(words);
  if (builds) await buildBoth();
  const { passed, failed, triedTwice } = await runFeatures(tags);
  await mkdir(`${TOP}reports`, { recursive: true });
  await writeFile(`${TOP}${REPORT}`, JSON.stringify({ passed, failed, triedTwice }));
  if (triedTwice > 0) process.stdout.write(`${triedTwice} scenarios were tried twice.\n`);
  if (passed + failed === 0)
    throw new UsageError(tags === '' ? 'There are no scenarios.' : `No scenario carries ${tags}.`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
