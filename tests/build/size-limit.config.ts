import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chunkBeyond, firstLoad } from './chunks.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const REPORTS = fileURLToPath(new URL('../../reports/bytes/', import.meta.url));

const home = firstLoad(DIST, 'index.html');
const inDist = (files: readonly string[]): string[] => files.map((file) => `${DIST}${file}`);

/** The rules that the page with the most of them carries, as a file to weigh. */
function heaviestRules(): string {
  const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const rules = pages.map((file) => /<style>(.*?)<\/style>/s.exec(readFileSync(join(DIST, file), 'utf8'))?.[1] ?? '');
  const heaviest = rules.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (heaviest === '') throw new Error('No page of dist carries its rules: prerendering has failed');
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, 'inlined.css'), heaviest);
  return join(REPORTS, 'inlined.css');
}

/** The hard limits on bytes, gzip. */
export default [
  { name: 'first scripts of the home page', path: inDist(home.scripts), gzip: true, limit: '88 kB' },
  {
    name: "members' core",
    path: inDist(chunkBeyond(DIST, 'members-core', home.scripts)),
    gzip: true,
    limit: '42 kB',
  },
  { name: 'inlined rules of a page', path: heaviestRules(), gzip: true, limit: '10 kB' },
];
