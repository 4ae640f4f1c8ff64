import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Backend, createBackend } from '../../../mock-server/backend.ts';
import type { StaticServer } from '../../../mock-server/hosts/static.ts';
import { runCommand } from '../run/command.ts';
import { serveSite } from './front.ts';
import { clientOnlyHtml, floorHtml } from './variants.ts';

export type SiteName = 'site' | 'floor' | 'clientOnly' | 'demo' | 'longFeed';

const API_ON_THE_SAME_HOST = { VITE_API_BASE_URL: '/', VITE_SITE_URL: 'https://www.example.org/' };

/**
 * Builds the product and its demo, and what they are compared with.
 * @param folder where the builds go
 * @throws Error with the words of the build, when one fails
 */
export async function buildSites(top: string, folder: string): Promise<void> {
  await build(top, ['vite', 'build', '--outDir', join(folder, 'site')], API_ON_THE_SAME_HOST);
  await build(top, ['vite', 'build', '--mode', 'mock', '--outDir', join(folder, 'demo')], {});
  await copyPages(join(folder, 'site'), join(folder, 'floor'), floorHtml);
  await copyPages(join(folder, 'site'), join(folder, 'client-only'), clientOnlyHtml);
}

async function build(top: string, words: [string, ...string[]], environment: Record<string, string>): Promise<void> {
  const { failed, output } = await runCommand(top, { words, environment });
  if (failed > 0) throw new Error(`The build has failed:\n${output}`);
}

async function copyPages(from: string, to: string, change: (html: string) => string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const pages = (await readdir(to, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (page) => writeFile(join(to, page), change(await readFile(join(to, page), 'utf8')))),
  );
}

export interface ServedSites {
  readonly addresses: Readonly<Record<SiteName, string>>;
  readonly close: () => Promise<void>;
}

/** Serves all of them, each on a port of its own: the everyday church answers, and one with 10 000 announcements. */
export async function serveSites(folder: string): Promise<ServedSites> {
  const everyday = await createBackend();
  const longFeed = await createBackend({ world: 'long-feed' });
  const serve = (name: string, { handlers }: Backend): Promise<StaticServer> => serveSite(join(folder, name), handlers);
  const [site, floor, clientOnly, demo, long] = await Promise.all([
    serve('site', everyday),
    serve('floor', everyday),
    serve('client-only', everyday),
    serve('demo', everyday),
    serve('site', longFeed),
  ]);
  const all = { site, floor, clientOnly, demo, longFeed: long };
  return {
    addresses: { site: site.url, floor: floor.url, clientOnly: clientOnly.url, demo: demo.url, longFeed: long.url },
    close: async () => void (await Promise.all(Object.values(all).map((server) => server.close()))),
  };
}
