import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkBeyond, firstLoad } from './first-load.ts';

const FILES = {
  'index.html': `<link rel="icon" href="/assets/a.svg"><link rel="stylesheet" crossorigin href="/assets/main.css">
    <link rel="modulepreload" crossorigin href="/assets/react.js"><script type="module" crossorigin src="/assets/main.js"></script>`,
  'later.html': `<script data-later="/assets/a-page.js|/assets/container-a1b2c3d4.js|/assets/menu.js"></script><script type="module" src="/assets/main.js"></script>`,
  'assets/main.js': `import{a}from"./react.js";import"./shell.js";export const b=()=>import("./container-a1b2c3d4.js");a();`,
  'assets/shell.js': `export{a}from"./icons.js";`,
  'assets/react.js': 'export const a=1;',
  'assets/icons.js': 'export const a=1;',
  'assets/container-a1b2c3d4.js': `import{a}from"./react.js";import"./inversify.js";a();`,
  'assets/inversify.js': 'import"./container-a1b2c3d4.js";',
};

describe('what a page loads', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'chunks-'));
    await mkdir(join(root, 'assets'));
    await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(root, name), text)));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('is what its head names, with all static imports', () => {
    const { scripts, styles } = firstLoad(root, 'index.html');
    expect(scripts.toSorted()).toEqual(['assets/icons.js', 'assets/main.js', 'assets/react.js', 'assets/shell.js']);
    expect(styles).toEqual(['assets/main.css']);
  });

  it('continues after the first paint with its own', () => {
    expect(firstLoad(root, 'later.html').own).toEqual(['assets/a-page.js']);
    expect(firstLoad(root, 'index.html').own).toEqual([]);
    expect(firstLoad(root, 'later.html').later).toEqual([
      'assets/a-page.js',
      'assets/container-a1b2c3d4.js',
      'assets/menu.js',
    ]);
    expect(firstLoad(root, 'index.html').later).toEqual([]);
  });

  it('grows by a chunk and its imports, without those that are already loaded', () => {
    const added = chunkBeyond(root, 'container', firstLoad(root, 'index.html').scripts);
    expect(added.toSorted()).toEqual(['assets/container-a1b2c3d4.js', 'assets/inversify.js']);
  });

  it('fails when no chunk has the name', () => {
    expect(() => chunkBeyond(root, 'contianer', [])).toThrow('has 0 chunks called contianer');
  });
});
