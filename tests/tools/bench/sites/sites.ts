import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startHttpHost } from '../../../../mock-server/hosts/http.ts';
import { runCommand } from '../../run/command.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { serveSite } from './front.ts';
import { leanHtml, leanPages, leanPicture } from './lean.ts';
import { clientOnlyHtml, floorHtml } from './variants.ts';

/** Sites named `…2` are the same by HTTP/2. */
export type SiteName = 'site' | 'floor' | 'lean' | 'clientOnly' | 'demo' | 'longFeed' | 'longLean' | 'site2' | 'lean2';

const API_ON_THE_SAME_HOST = { VITE_API_BASE_URL: '/', VITE_SITE_URL: 'https://www.example.org/' };

/**
 * Builds the product and its demo, and the sites that they are compared with.
 * @param folder for the builds
 * @throws Error with the output of the build, when one fails
 */
export async function buildSites(top: string, folder: string): Promise<void> {
  await build(top, ['vite', 'build', '--outDir', join(folder, 'site')], API_ON_THE_SAME_HOST);
  await build(top, ['vite', 'build', '--mode', 'mock', '--outDir', join(folder, 'demo')], {});
  await copyPages(join(folder, 'site'), join(folder, 'floor'), floorHtml);
  await copyPages(join(folder, 'site'), join(folder, 'client-only'), clientOnlyHtml);
}

/** Writes the pages that were written by hand, which need no build. */
async function writeLean(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'picture.bmp'), leanPicture()),
    ...leanPages.map((page) => writePage(join(folder, page === 'plain' ? '' : page), leanHtml(page))),
  ]);
}

async function writePage(folder: string, html: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
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

/**
 * Serves all of them, each on a port of its own, with a server of the everyday world, and one with 10 000
 * announcements.
 */
export async function serveSites(folder: string): Promise<ServedSites> {
  await writeLean(join(folder, 'lean'));
  const everyday = await startHttpHost({ port: 0 });
  const longFeed = await startHttpHost({ port: 0, world: 'long-feed' });
  const open: { readonly close: () => Promise<void> }[] = [everyday, longFeed];
  const serve = async (name: string, { url: api } = everyday, certificate?: Certificate): Promise<string> => {
    const options = { root: join(folder, name), api };
    const site = await serveSite(certificate === undefined ? options : { ...options, certificate });
    open.push(site);
    return site.url;
  };
  const certificate = makeCertificate();
  const addresses = {
    site: await serve('site'),
    floor: await serve('floor'),
    lean: await serve('lean'),
    clientOnly: await serve('client-only'),
    demo: await serve('demo'),
    longFeed: await serve('site', longFeed),
    longLean: await serve('lean', longFeed),
    site2: await serve('site', everyday, certificate),
    lean2: await serve('lean', everyday, certificate),
  };
  return { addresses, close: async () => void (await Promise.all(open.map((server) => server.close()))) };
}
