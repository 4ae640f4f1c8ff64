import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { startHttpHost } from '../../../mock-server/hosts/http.ts';
import { serveStatic } from '../../../mock-server/hosts/static.ts';
import { launchOptions } from '../machine/browser.ts';
import { prepareMachine } from '../machine/prepare.ts';
import { buildPresent } from '../pixels/builds.ts';
import { allViews, type View } from '../pixels/views.ts';
import { SCENARIO_BUILD } from '../scenarios/builds.ts';
import { type PressesRequest, readPressesRequest } from './request.ts';
import { type Finding, type Place, walkView } from './walk.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function openPlace(site: string, chromiumPath: string): Promise<Place & AsyncDisposable> {
  const { args, ...options } = launchOptions(chromiumPath);
  const host = await startHttpHost({ port: 0 });
  const toChurch = `MAP ${new URL(SCENARIO_BUILD.VITE_API_BASE_URL).host} ${new URL(host.url).host}`;
  const browser = await chromium.launch({ ...options, args: [...args, `--host-resolver-rules=${toChurch}`] });
  return {
    browser,
    host,
    site,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await host.close();
    },
  };
}

/** @returns how many of the views could not be walked, or had findings */
async function walkAll(root: string, { only, seed }: PressesRequest): Promise<number> {
  const views = allViews.filter(({ name }) => name.includes(only));
  if (views.length === 0) throw new Error(`--only knows no "${only}".`);
  const { chromiumPath, lines } = await prepareMachine();
  say([...lines, `The trembling hand has the seed ${seed}.`].join('\n'));
  const site = await serveStatic({ root, port: 0 });
  const known = new Set<string>();
  let buttons = 0;
  let faults = 0;
  const work = async (): Promise<void> => {
    await using place = await openPlace(site.url, chromiumPath);
    for (let view = views.shift(); view !== undefined; view = views.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- a place has one view at a time
      const { pressed, findings } = await tryView(place, view, known, seed);
      buttons += pressed;
      faults += findings.length;
      say(`${view.name}: ${pressed} buttons`);
      for (const { button, way, once, several } of findings)
        say(`  "${button}", ${way}\n    one press: ${once}\n    this hand: ${several}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await site.close();
  }
  say(`${buttons} buttons were pressed; ${faults} times more came of it than of one press.`);
  return faults;
}

async function tryView(place: Place, view: View, known: Set<string>, seed: number) {
  try {
    return await walkView(place, view, known, seed);
  } catch (error) {
    const [sentence = ''] = String(error).split('\n');
    const failed: Finding = { view: view.name, button: '', way: 'not walked', once: '', several: sentence };
    return { pressed: 0, findings: [failed] };
  }
}

const temporary = await mkdtemp(join(tmpdir(), 'presses-'));
try {
  const request = readPressesRequest(process.argv.slice(2));
  if (request.site === '') await buildPresent(TOP, temporary);
  process.exitCode = (await walkAll(request.site === '' ? temporary : request.site, request)) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}
