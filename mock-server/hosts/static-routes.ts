import { extname } from 'node:path';
import type { StaticFile } from './static-files.ts';

const decoded = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** A path, and how its page may be called if its last part, or its last two, stand for any name. */
const spellings = (path: string): readonly string[] => [
  path,
  path.replace(/\/[^/]+$/, '/_'),
  path.replace(/(?:\/[^/]+){2}$/, '/_/_'),
];

export interface FoundFile {
  readonly file: StaticFile;
  readonly status: 200 | 404;
}

/**
 * Finds the file for an address: the file itself; else, for a path without an extension, its prerendered page
 * (`path/index.html`, without regard to case, as ROUTE-04 asks; `_` stands for a part of any name), else the not-found page.
 * An API call that reaches this host gets no file: a page would be mistaken for an answer.
 */
export const createFileFinder = (files: ReadonlyMap<string, StaticFile>) => {
  const pages = new Map(
    [...files].filter(([path]) => path.endsWith('.html')).map(([path, file]) => [path.toLowerCase(), file]),
  );
  const missing = pages.get('/404.html') ?? pages.get('/index.html');

  return (pathname: string): FoundFile | undefined => {
    const path = decoded(pathname);
    if (path === undefined) return undefined;
    const exact = files.get(path);
    if (exact) return { file: exact, status: 200 };
    const page = path.toLowerCase().replace(/\/+$/, '');
    if (extname(page) !== '' || page === '/api' || page.startsWith('/api/')) return undefined;
    const file = spellings(page)
      .map((one) => pages.get(`${one}/index.html`))
      .find((one) => one !== undefined);
    if (file) return { file, status: 200 };
    return missing && { file: missing, status: pages.has('/404.html') ? 404 : 200 };
  };
};
