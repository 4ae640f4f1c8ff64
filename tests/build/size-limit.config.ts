import { fileURLToPath } from 'node:url';
import { chunkBeyond, firstLoad } from './chunks.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const home = firstLoad(DIST, 'index.html');
const inDist = (files: readonly string[]): string[] => files.map((file) => `${DIST}${file}`);

/** The hard limits on bytes, gzip. */
export default [
  { name: 'first scripts of a public page', path: inDist(home.scripts), gzip: true, limit: '88 kB' },
  { name: "members' core", path: inDist(chunkBeyond(DIST, 'container', home.scripts)), gzip: true, limit: '42 kB' },
  { name: 'first style sheets', path: inDist(home.styles), gzip: true, limit: '10 kB' },
];
