import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HttpHost, startHttpHost } from '../../mock-server/hosts/http.ts';
import { serveStatic } from '../../mock-server/hosts/static.ts';
import { freePorts } from '../rehearsal/network.ts';
import { runCommand } from '../tools/run/command.ts';
import type { FileName, Surroundings } from './journeys/journey.ts';

/** Both products, served, and the mocked server that the built site calls on a port of its own. */
export interface Products extends Surroundings {
  readonly site: string;
  readonly demo: string;
  /** Resets the server to its first day. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Three empty pages. */
const THREE_PAGES = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 595 842]>>endobj
${[3, 4, 5].map((page) => `${page} 0 obj<</Type/Page/Parent 2 0 R>>endobj`).join('\n')}
trailer<</Root 1 0 R>>
%%EOF`;

const LIFETIME_MINUTES = 15;

/** @param folder for the builds, and for the files to upload */
export async function openProducts(top: string, folder: string): Promise<Products> {
  const [sitePort = 0, churchPort = 0] = await freePorts(2);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'files'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'files/주보.pdf'), THREE_PAGES),
    copyFile(join(top, 'src/church/public/icon-512.png'), join(folder, 'files/표지.png')),
  ]);
  const api = `http://localhost:${churchPort}/`;
  await build(top, join(folder, 'site'), [], {
    VITE_API_BASE_URL: api,
    VITE_SITE_URL: `http://localhost:${sitePort}/`,
    VITE_MAP_TILES: `${api}tiles/{z}/{x}/{y}.png`,
    VITE_IDEMPOTENCY_KEY: 'yes',
  });
  await build(top, join(folder, 'demo'), ['--mode', 'mock'], {});
  const church = await startHttpHost({ port: churchPort });
  const site = await serveStatic({ root: join(folder, 'site'), port: sitePort });
  const demo = await serveStatic({ root: join(folder, 'demo'), port: 0 });
  return {
    site: site.url,
    demo: demo.url,
    files: (...names: readonly FileName[]) => names.map((name) => join(folder, 'files', name)),
    reset: () => steer(church, 'POST', 'reset'),
    ageTokens: () => steer(church, 'PUT', 'clock', { now: new Date(Date.now() + (LIFETIME_MINUTES + 1) * 60_000) }),
    close: async () => void (await Promise.all([church.close(), site.close(), demo.close()])),
  };
}

async function build(top: string, out: string, words: readonly string[], environment: Record<string, string>) {
  const { failed, output } = await runCommand(top, {
    words: ['vite', 'build', ...words, '--outDir', out, '--logLevel', 'warn'],
    environment,
  });
  if (failed > 0) throw new Error(`The build has failed:\n${output}`);
}

async function steer({ backend, url }: HttpHost, method: string, path: string, body?: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const content = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  await backend.ask(new Request(`${url}/api/demo/${path}`, { method, ...content }));
}
