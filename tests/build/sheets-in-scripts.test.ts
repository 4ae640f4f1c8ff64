import { describe, expect, it } from 'vitest';
import { type BuiltFile, moveSmallSheets, noMovedSheets, withMovedSheets } from '../../src/build/sheets-in-scripts.ts';

const script = (...sheets: readonly string[]) => ({
  type: 'chunk' as const,
  code: 'export{a};',
  viteMetadata: { importedCss: new Set(sheets) },
});
const sheet = (source: string | Uint8Array): BuiltFile => ({ type: 'asset', source });

/** Rules that are large after compression, too. */
const LARGE = Array.from({ length: 400 }, (_, at) => `.a${at}{order:${(at * 7919) % 997}}`).join('');

/** The sheets that a script applies when it runs. */
function appliedBy(code: string): readonly string[] {
  const texts: string[] = [];
  class CSSStyleSheet {
    replaceSync(text: string): void {
      texts.push(text);
    }
  }
  const document = { adoptedStyleSheets: ['earlier'] as unknown[] };
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the test runs the code of the build
  new Function('CSSStyleSheet', 'document', code.replace('export{a};', ''))(CSSStyleSheet, document);
  expect(document.adoptedStyleSheets).toHaveLength(1 + texts.length);
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

  it.each([
    ['it is large', LARGE],
    ['it names a picture beside it', '.a{background:url(a.png)}'],
    ['it names one in quotation marks', `.a{background:url("a.png")}`],
  ])('stays a file where %s', (_, css) => {
    const one = script('a.css');
    const bundle = { 'one.js': one, 'a.css': sheet(css) };
    const moved = noMovedSheets();
    moveSmallSheets(bundle, moved);
    expect(Object.keys(bundle)).toEqual(['one.js', 'a.css']);
    expect([one.code, one.viteMetadata.importedCss.size, moved.texts.size]).toEqual(['export{a};', 1, 0]);
  });

  it('may contain a picture', () => {
    const bundle = { 'one.js': script('a.css'), 'a.css': sheet('.a{background:url("data:image/png;base64,")}') };
    moveSmallSheets(bundle, noMovedSheets());
    expect(Object.keys(bundle)).toEqual(['one.js']);
  });

  it('leaves scripts without styles as they are', () => {
    const bundle: Record<string, BuiltFile> = { 'one.js': { type: 'chunk', code: 'f();' } };
    moveSmallSheets(bundle, noMovedSheets());
    expect(bundle).toEqual({ 'one.js': { type: 'chunk', code: 'f();' } });
  });
});

describe('a manifest with the sheets where they were', () => {
  it('names them behind those that are files', () => {
    const moved = noMovedSheets();
    moved.names.set('one.js', ['a.css']);
    expect(withMovedSheets({ one: { file: 'one.js', css: ['b.css'] }, two: { file: 'two.js' } }, moved)).toEqual({
      one: { file: 'one.js', css: ['b.css', 'a.css'] },
      two: { file: 'two.js', css: [] },
    });
  });
});
