import { extname } from 'node:path';
import type { StaticFile } from './static-files.ts';

const decoded = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/**
 * Finds the file for an address: the file itself; else, for a path without an extension, its prerendered page
 * (`path/index.html` or `path.html`, without regard to case, as ROUTE-04 asks), else the page of the application.
 * A call of the API that came this far is answered by no file: a page in its place would pass for an answer.
 */
export const createFileFinder = (files: ReadonlyMap<string, StaticFile>) => {
  const pages = new Map(
    [...files].filter(([path]) => path.endsWith('.html')).map(([path, file]) => [path.toLowerCase(), file]),
  );

  return (pathname: string): StaticFile | undefined => {
    const path = decoded(pathname);
    if (path === undefined) return undefined;
    const exact = files.get(path);
    if (exact) return exact;
    const page = path.toLowerCase().replace(/\/+$/, '');
    if (extname(page) !== '' || page === '/api' || page.startsWith('/api/')) return undefined;
    return pages.get(`${page}/index.html`) ?? pages.get(`${page}.html`) ?? files.get('/index.html');
  };
};
