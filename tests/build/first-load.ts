import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** The files of a build that a page fetches at first, by their paths inside the build. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  /** The page's own scripts: what it fetches first after the first paint. */
  readonly own: readonly string[];
  /** All scripts that it fetches after the first paint without being asked. */
  readonly later: readonly string[];
  readonly styles: readonly string[];
}

/** The scripts in the page's head with all their static imports, without what is loaded on demand. */
export function firstLoad(root: string, page: string): FirstLoad {
  const html = readFileSync(join(root, page), 'utf8');
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = (kind: RegExp): string[] =>
    tags.filter((tag) => kind.test(tag)).flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []);
  const scripts = withImports(root, named(/^<script\b|rel="modulepreload"/));
  const stages = (/data-later="([^"]+)/.exec(html)?.[1] ?? '').split('|');
  const [own = [], ...others] = stages.map((stage) => stage.split(' ').map((address) => address.slice(1)));
  const later = [...own, ...others.flat()].filter((file) => file.endsWith('.js'));
  return { scripts, own: own.filter((file) => file !== ''), later, styles: named(/rel="stylesheet"/) };
}

/** A chunk that is loaded on demand, with all its imports, without those that the page has already. */
export function chunkBeyond(root: string, name: string, present: readonly string[]): readonly string[] {
  const named = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const chunks = readdirSync(join(root, 'assets')).filter((file) => named.test(file));
  if (chunks.length !== 1) throw new Error(`${root} has ${chunks.length} chunks called ${name}: measure the right one`);
  return withImports(
    root,
    chunks.map((file) => `assets/${file}`),
  ).filter((file) => !present.includes(file));
}

function withImports(root: string, entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const chunk of reached) {
    const { module } = parseSync(chunk, readFileSync(join(root, chunk), 'utf8'));
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries: exports }) => exports.map((one) => one.moduleRequest?.value)),
    ];
    // Iterating over a set includes what is added meanwhile.
    for (const request of requests) if (request !== undefined) reached.add(posix.join(posix.dirname(chunk), request));
  }
  return [...reached];
}

/** What shows the answer of an early call comes with the page, which works without it. */
export const isEarly = (file: string): boolean => file.includes('/schemas-');
