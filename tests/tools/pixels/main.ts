import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { startHttpHost } from '../../../mock-server/hosts/http.ts';
import { serveStatic } from '../../../mock-server/hosts/static.ts';
import { launchOptions } from '../machine/browser.ts';
import { prepareMachine } from '../machine/prepare.ts';
import { SCENARIO_BUILD } from '../scenarios/builds.ts';
import { buildPresent, buildRevision } from './builds.ts';
import { NOW } from './camera.ts';
import { renderReport } from './report.ts';
import { type PixelsRequest, readPixelsRequest } from './request.ts';
import { allViews } from './views.ts';
import { type Walked, walk } from './walk.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(TOP, 'reports/pixels');
const BEFORE = join(FOLDER, 'builds/before');
const AFTER = join(FOLDER, 'builds/after');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Both sites are served and call the same server, whose clock does not run. */
async function comparePictures({ world, only }: PixelsRequest): Promise<Walked> {
  const views = allViews.filter(({ name }) => name.includes(only));
  if (views.length === 0) throw new Error(`--only knows no "${only}".`);
  const { chromiumPath, lines } = await prepareMachine();
  say(lines.join('\n'));
  const { args, ...options } = launchOptions(chromiumPath);
  const church = await startHttpHost({ port: 0, world, now: () => new Date(NOW) });
  const sites = await Promise.all([BEFORE, AFTER].map((root) => serveStatic({ root, port: 0 })));
  const [before = '', after = ''] = sites.map(({ url }) => url);
  const toChurch = `MAP ${new URL(SCENARIO_BUILD.VITE_API_BASE_URL).host} ${new URL(church.url).host}`;
  const browser = await chromium.launch({ ...options, args: [...args, `--host-resolver-rules=${toChurch}`] });
  try {
    const gallery = { browser, church: church.url, before, after, folder: FOLDER };
    return await walk(gallery, views, availableParallelism(), say);
  } finally {
    await Promise.all([browser, church, ...sites].map((one) => one.close()));
  }
}

try {
  const request = readPixelsRequest(process.argv.slice(2));
  const { against, world, builds } = request;
  await Promise.all(
    ['before', 'after', 'difference'].map((name) => rm(join(FOLDER, name), { recursive: true, force: true })),
  );
  await mkdir(FOLDER, { recursive: true });
  if (builds) {
    say(`Building ${against} and the working tree`);
    await buildRevision(TOP, against, BEFORE);
    await buildPresent(TOP, AFTER);
  }
  const walked = await comparePictures(request);
  const circumstances = `The working tree against ${against}, in the world "${world}".`;
  await writeFile(join(FOLDER, 'index.html'), renderReport({ ...walked, circumstances }));
  const { looked, differing, troubles } = walked;
  say(`${differing.length} of ${looked} pictures differ, ${troubles.length} views failed: reports/pixels/index.html`);
  process.exitCode = differing.length + troubles.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
