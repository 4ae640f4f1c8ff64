import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkBeyond, firstLoad, isEarly } from '../../../build/first-load.ts';
import type { Figures } from './lab.ts';

const weight = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000;

/**
 * Weighs a production build, in kB after gzip.
 * @returns `first`: the scripts before they answer the first press; `heaviest`: the same with the own scripts of the
 * public page that has most, without what shows the answer of an early call; `core`: what members need beyond the first;
 * `rules`: the most style rules in a page
 */
export function weighBuild(root: string): Figures {
  const { scripts: first } = firstLoad(root, 'index.html');
  const core = chunkBeyond(root, 'core', first);
  const allOf = (page: string): readonly string[] => {
    const { scripts, own } = firstLoad(root, page);
    return [...scripts, ...own].filter((file) => !isEarly(file));
  };
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + weight(readFileSync(join(root, file))), 0);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const read = (page: string): string => readFileSync(join(root, page), 'utf8');
  // Pages for certain users, and demo pages, are not indexed.
  const publicPages = pages.filter((page) => !read(page).includes('content="noindex"'));
  const rules = pages.map((page) => /<style>(.*?)<\/style>/s.exec(read(page))?.[1] ?? '');
  return {
    first: sum(first),
    heaviest: Math.max(...publicPages.map((page) => sum(allOf(page)))),
    core: sum(core),
    rules: Math.max(...rules.map(weight)),
  };
}
