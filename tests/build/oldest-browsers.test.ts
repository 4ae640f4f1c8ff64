import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { youngFeatures } from './browsers/oldest-browsers.ts';
import { youngScriptFeatures } from './browsers/script-features.ts';
import { youngStyleFeatures } from './browsers/style-features.ts';
import { OLDEST } from './browsers/support.ts';

const TOP = new URL('../../', import.meta.url);

describe('the oldest browsers', () => {
  it('are the same in the README, in the build and in what is looked for', async () => {
    const { chrome, edge, safari, firefox } = OLDEST;
    expect(chrome).toBe(edge);
    const readme = await readFile(new URL('README.md', TOP), 'utf8');
    expect(readme).toContain(`Chrome and Edge ${chrome}, Safari ${safari}, Firefox ${firefox}`);
    const config = await readFile(new URL('vite.config.ts', TOP), 'utf8');
    const targets = Object.entries(OLDEST).map(([name, version]) => `'${name}${version}'`);
    expect(config).toContain(`cssTarget: [${targets.join(', ')}]`);
  });
});

describe('what the oldest browsers of the README lack', () => {
  it.each([
    ['const a = URL.canParse(b)', 'URL.canParse'],
    ['const a = new Intl.Segmenter("ko")', 'Intl.Segmenter'],
    ['export const a = () => Response.json({})', 'Response.json'],
    ['const a = b.headers.getSetCookie()', '.getSetCookie'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['window.requestIdleCallback(a)', 'requestIdleCallback'],
    ['a.showPopover()', '.showPopover'],
  ])('is found in %s', (script, feature) => {
    expect([...youngScriptFeatures('a.js', script)]).toEqual([feature]);
  });

  it.each([
    'const a = new URL(b).href',
    'const a = b.toSorted().at(-1).replaceAll("a", "b")',
    'const URL = { canParse: 1 }; structuredClone(a)',
    'const a = { use: 1, groupBy: 2 }; a.ourOwn()',
    'const requestIdleCallback = 1; window.addEventListener("a", requestIdleCallback)',
  ])('is not found in %s', (script) => {
    expect([...youngScriptFeatures('a.js', script)]).toEqual([]);
  });

  it.each([
    ['a{grid-template-columns:subgrid}', 'grid-template-columns: subgrid'],
    ['@layer a{@media (width){a{text-wrap:balance}}}', 'text-wrap'],
    ['a{&:hover{color:red}}', 'nesting'],
    ['@starting-style{a{opacity:0}}', '@starting-style'],
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a:user-valid{color:red}', ':user-valid'],
  ])('is found in the style %s', (style, feature) => {
    expect([...youngStyleFeatures(style)]).toEqual([feature]);
  });

  it.each([
    'a{display:grid;min-height:calc(100dvh - 4rem);color:color-mix(in srgb,red 85%,blue)}',
    '@container bar (min-width:48rem){a:has(b){inset:0}}',
    '@supports (grid-template-columns:subgrid){a{grid-template-columns:subgrid}}',
    'a{content:"subgrid";background:url(subgrid.svg)}',
  ])('is not found in the style %s', (style) => {
    expect([...youngStyleFeatures(style)]).toEqual([]);
  });
});

describe('a build', () => {
  let top = '';
  beforeAll(async () => {
    top = await mkdtemp(join(tmpdir(), 'build-'));
    await Promise.all(['src', 'mock-server', 'dist'].map((folder) => mkdir(join(top, folder))));
    await writeFile(join(top, 'src/a.ts'), 'export const a = (b: string) => Response.json(b);');
    await writeFile(join(top, 'mock-server/a.ts'), 'export type A = ViewTransition;');
    await writeFile(join(top, 'dist/pdfjs-dist-1.js'), 'Promise.try(a); new Intl.DurationFormat()');
    await writeFile(join(top, 'dist/b.js'), 'Promise.try(a)');
    await writeFile(join(top, 'dist/a.js'), 'Response.json(Error.captureStackTrace(a)); Promise.withResolvers()');
  });
  afterAll(() => rm(top, { recursive: true }));

  it('may use in libraries what they guard, but not in our own code', async () => {
    const found = await youngFeatures(top, ['dist']);
    expect(found).toContain('Response.json is younger than the oldest browser of the README: src/a.ts');
    expect(found).toContain('Promise.withResolvers is younger than the oldest browser of the README: dist/a.js');
    expect(found.filter((line) => /captureStackTrace|ViewTransition/.test(line))).toEqual([]);
  });

  it('may use what the PDF library polyfills only there', async () => {
    const found = await youngFeatures(top, ['dist']);
    expect(found).toContain('Promise.try is younger than the oldest browser of the README: dist/b.js');
    expect(found).toContain(
      'Intl.DurationFormat is younger than the oldest browser of the README: dist/pdfjs-dist-1.js',
    );
  });

  it('is reported when it no longer needs an exception', async () => {
    expect(await youngFeatures(top, ['dist'])).toContain('zoom is listed as guarded, but nothing uses it any more');
  });

  it('that is missing is an error', async () => {
    await mkdir(join(top, 'empty'));
    await expect(youngFeatures(top, ['empty'])).rejects.toThrow('empty is empty');
  });
});
