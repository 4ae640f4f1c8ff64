import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type BuiltFile,
  moveSmallSheets,
  noMovedSheets,
  rulesIn,
  SMALL_SHEET,
  withMovedSheets,
} from '../../src/build/sheets-in-scripts.ts';

const script = (...sheets: readonly string[]) => ({
  type: 'chunk' as const,
  code: 'export{a};',
  viteMetadata: { importedCss: new Set(sheets) },
});
const sheet = (source: string | Uint8Array): BuiltFile => ({ type: 'asset', source });

/** Rules of so many bytes after gzip. */
function rulesOf(size: number): string {
  const packed = (css: string): number => gzipSync(css, { level: 9 }).length;
  let css = '';
  for (let at = 0; packed(css) < size; at++) css += `.a${at}{order:${(at * 7919) % 997}}`;
  while (packed(css) > size) css = css.slice(0, -1);
  return css;
}

/** The sheets that a script applies when it runs. */
function appliedBy(code: string): readonly string[] {
  const texts: string[] = [];
  class CSSStyleSheet {
    replaceSync(text: string): void {
      texts.push(text);
    }
  }
  const document: { adoptedStyleSheets: readonly unknown[] } = { adoptedStyleSheets: ['earlier'] };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the test runs the code of the build
  new Function('CSSStyleSheet', 'document', code.replace('export{a};', ''))(CSSStyleSheet, document);
  expect(document.adoptedStyleSheets).toEqual(['earlier', ...texts.map(() => expect.any(CSSStyleSheet))]);
  return texts;
}

describe('a small style sheet', () => {
  it('is no file, but applied by each script that needs it, beside the sheets that were applied before', () => {
    const css = '.a{content:"\\"</script>"}';
    const [list, form] = [script('a.css', 'b.css'), script('a.css')];
    const bundle = {
      'list.js': list,
      'form.js': form,
      'a.css': sheet(css),
      'b.css': sheet(new TextEncoder().encode('.b{}')),
    };
    const moved = noMovedSheets();
    moveSmallSheets(bundle, moved);
    expect(Object.keys(bundle)).toEqual(['list.js', 'form.js']);
    expect([appliedBy(list.code), appliedBy(form.code)]).toEqual([[css, '.b{}'], [css]]);
    expect(list.viteMetadata.importedCss.size + form.viteMetadata.importedCss.size).toBe(0);
    expect([...moved.texts]).toEqual([
      ['a.css', css],
      ['b.css', '.b{}'],
    ]);
  });

  it('is one of less than 1.2 kB', () => {
    const filesWith = (css: string): readonly string[] => {
      const bundle = { 'one.js': script('a.css'), 'a.css': sheet(css) };
      moveSmallSheets(bundle, noMovedSheets());
      return Object.keys(bundle);
    };
    expect(filesWith(rulesOf(SMALL_SHEET - 1))).toEqual(['one.js']);
    expect(filesWith(rulesOf(SMALL_SHEET))).toEqual(['one.js', 'a.css']);
  });

  it('can be read in its script', () => {
    const one = script('a.css', 'b.css');
    moveSmallSheets({ 'one.js': one, 'a.css': sheet('.a{content:"\\201c"}'), 'b.css': sheet('.b{}') }, noMovedSheets());
    expect(rulesIn(one.code)).toEqual(['.a{content:"\\201c"}', '.b{}']);
  });

  it('leaves scripts without styles as they are', () => {
    const bundle: Record<string, BuiltFile> = { 'one.js': { type: 'chunk', code: 'f();' } };
    moveSmallSheets(bundle, noMovedSheets());
    expect(bundle).toEqual({ 'one.js': { type: 'chunk', code: 'f();' } });
  });
});

describe('the scripts of a build with the sheets where they were', () => {
  it('name them behind those that are files', () => {
    const moved = noMovedSheets();
    moved.names.set('one.js', ['a.css']);
    expect(
      withMovedSheets({ 'one.js': { modules: ['one'], sheets: ['b.css'] }, 'two.js': { modules: ['two'] } }, moved),
    ).toEqual({
      'one.js': { modules: ['one'], sheets: ['b.css', 'a.css'] },
      'two.js': { modules: ['two'], sheets: [] },
    });
  });
});
