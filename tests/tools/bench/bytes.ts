import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkBeyond, firstLoad } from '../../build/chunks.ts';
import type { Figures } from './loading.ts';

const weight = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000;

/**
 * Weighs a production build, in kB after gzip.
 * @returns `home`: first scripts of the home page; `heaviest`: of the page with the most; `core`: what members need
 *   beyond home; `rules`: the most style rules that stand in a page
 */
export function weighBuild(root: string): Figures {
  const scriptsOf = (page: string): readonly string[] => firstLoad(root, page).scripts;
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + weight(readFileSync(join(root, file))), 0);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const rules = pages.map((page) => /<style>(.*?)<\/style>/s.exec(readFileSync(join(root, page), 'utf8'))?.[1] ?? '');
  return {
    home: sum(scriptsOf('index.html')),
    heaviest: Math.max(...pages.map((page) => sum(scriptsOf(page)))),
    core: sum(chunkBeyond(root, 'app-core', scriptsOf('index.html'))),
    rules: Math.max(...rules.map(weight)),
  };
}
