import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chunkBeyond, firstLoad, isEarly } from './first-load.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const DEMO = fileURLToPath(new URL('../../dist-demo/', import.meta.url));
const REPORTS = fileURLToPath(new URL('../../reports/bytes/', import.meta.url));

const home = firstLoad(DIST, 'index.html');
const demoHome = firstLoad(DEMO, 'index.html');
const inDist = (files: readonly string[]): string[] => files.map((file) => `${DIST}${file}`);

const pagesOf = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

const packed = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

/** Pages for certain users, and demo pages, are not indexed. */
const isPublic = (page: string): boolean => !readFileSync(join(DIST, page), 'utf8').includes('content="noindex"');

const core = chunkBeyond(DIST, 'core', home.scripts);

/** The public page that fetches most for its first use, without the files that wait for the core. */
function heaviestPage(): { readonly page: string; readonly scripts: readonly string[] } {
  const loads = pagesOf(DIST)
    .filter(isPublic)
    .map((page) => {
      const load = firstLoad(DIST, page);
      const scripts = [...load.scripts, ...load.own].filter((file) => !isEarly(file));
      return { page, scripts, weight: scripts.reduce((sum, file) => sum + packed(file), 0) };
    });
  const heaviest = loads.toSorted((one, other) => other.weight - one.weight)[0];
  if (heaviest === undefined) throw new Error('dist has no page: prerendering has failed');
  return heaviest;
}

const heaviest = heaviestPage();

/** The largest inlined style rules of any page, as a file to weigh. */
function heaviestRules(): string {
  const rules = pagesOf(DIST).map(
    (file) => /<style>(.*?)<\/style>/s.exec(readFileSync(join(DIST, file), 'utf8'))?.[1] ?? '',
  );
  const most = rules.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (most === '') throw new Error('No page of dist carries its rules: prerendering has failed');
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, 'inlined.css'), most);
  return join(REPORTS, 'inlined.css');
}

/** A request costs a page more than some hundred bytes do. */
function refuseSmallFiles(dist: string): void {
  const packedIn = (file: string): number => gzipSync(readFileSync(join(dist, 'assets', file)), { level: 9 }).length;
  const files = readdirSync(join(dist, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));
  // The bundler always gives its own helpers a file: moving them elsewhere would mean to rewrite what it has written.
  const small = files.filter((file) => !file.startsWith('rolldown-runtime-') && packedIn(file) < 1000);
  if (small.length > 0)
    throw new Error(
      `Less than a kilobyte has a file of its own: ${small.join(', ')}. Give it a group in src/build/chunks/table.ts.`,
    );
}
for (const dist of [DIST, DEMO]) refuseSmallFiles(dist);

/** How many scripts a visitor's page may ask for until it is quiet: each is a request on a slow network. */
const MOST_SCRIPTS: Readonly<Record<string, number>> = {
  'index.html': 16,
  'intro/vision/index.html': 8,
  'communion/announcements/index.html': 20,
  'communion/advertisements/index.html': 21,
  'communion/events/index.html': 22,
  'sermon/bibleStudies/index.html': 16,
  'sermon/bulletin/index.html': 24,
  'organizations/index.html': 18,
  'people/elders/index.html': 15,
  'search/index.html': 19,
};

function refuseManyRequests(): void {
  for (const [page, most] of Object.entries(MOST_SCRIPTS)) {
    const { scripts, later } = firstLoad(DIST, page);
    const asked = new Set([...scripts, ...later]).size;
    if (asked > most)
      throw new Error(`${page} asks for ${asked} scripts, more than ${most}: see src/build/chunks/table.ts.`);
  }
}
refuseManyRequests();

/** The hard limits, in bytes of gzip. */
export default [
  { name: 'first scripts of every page', path: inDist(home.scripts), gzip: true, limit: '86 kB' },
  {
    name: `the same with the own ones of the heaviest public page, ${heaviest.page}`,
    path: inDist(heaviest.scripts),
    gzip: true,
    // Its small sheet is in the page and in its script: a visitor who comes from another page gets it with that.
    limit: '95 kB',
  },
  {
    name: 'the app core',
    path: inDist(core),
    gzip: true,
    limit: '41.3 kB',
  },
  {
    name: 'what shows the announcements of the home page before the core',
    path: inDist(home.own.filter(isEarly)),
    gzip: true,
    limit: '11.5 kB',
  },
  {
    // They are loaded without any layer that opens over the page.
    name: 'the news of the home page, beyond the page and the core',
    path: inDist(chunkBeyond(DIST, 'home-islands', [...home.scripts, ...home.own, ...core])),
    gzip: true,
    limit: '12.8 kB',
  },
  {
    name: "what the demo's church needs to answer, beyond the frame of its pages",
    path: chunkBeyond(DEMO, 'church-answers', demoHome.scripts).map((file) => `${DEMO}${file}`),
    gzip: true,
    limit: '101 kB',
  },
  { name: 'inlined rules of a page', path: heaviestRules(), gzip: true, limit: '10 kB' },
];
