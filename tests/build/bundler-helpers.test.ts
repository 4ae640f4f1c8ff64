import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlerHelpers, manifestWithHelpersIn, withHelpers, withHelpersOf } from '../../src/build/bundler-helpers.ts';

const FILE = 'rolldown-runtime-XKyaHtl9.js';
const HOST = 'shell-DERvIlIs.js';
const HELPERS = 'var e=a=>a+1,t=a=>e(e(a));export{t as n,e as r};\n';
const SHELL = `//# allFunctionsCalledOnLoad\nvar q=1;import{r as e}from"./${FILE}";var t=e(q);export{t as a};\n`;
const PAGE = `const d=["assets/${FILE}"];import{n as e,r}from"./${FILE}";import{a as t}from"./${HOST}";export const two=e(r(t)),list=d;\n`;

describe("the bundler's helpers", () => {
  const helpers = bundlerHelpers(FILE, HELPERS);

  it('are statements and their exports', () => {
    expect(helpers).toEqual({
      file: FILE,
      body: 'var e=a=>a+1,t=a=>e(e(a));',
      exports: [
        ['n', 't'],
        ['r', 'e'],
      ],
    });
  });

  it.each(['import{a}from"./b.js";export{a};', 'const a=1;', 'export*from"./a.js";'])('are not %s', (code) => {
    expect(() => bundlerHelpers(FILE, code)).toThrow(`${FILE} does not only export helpers`);
  });

  it('are the same in a build that is not minified', () => {
    const code = '//#region helpers\nvar one = 1;\n//#endregion\nexport { one as n };\n';
    const spacious = withHelpers(
      `import { n as __one } from "./${FILE}";\nexport { __one as a };\n`,
      bundlerHelpers(FILE, code),
    );
    expect(spacious).toBe(
      'var[helper_n]=(()=>{//#region helpers\nvar one = 1;\n//#endregion\n\nreturn[one]})(),__one=helper_n;\nexport { __one as a };\nexport{helper_n};\n',
    );
  });

  describe('in the file that all others import', () => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'helpers-'));
      await writeFile(join(folder, 'package.json'), '{"type":"module"}');
      await writeFile(join(folder, HOST), withHelpers(SHELL, helpers));
      await writeFile(join(folder, 'page.js'), withHelpersOf(HOST, PAGE, helpers));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('serve that file and the others as before', async () => {
      const page: unknown = await import(pathToFileURL(join(folder, 'page.js')).href);
      expect(page).toMatchObject({ two: 5, list: [`assets/${HOST}`] });
    });
  });

  it('leave the first line of a file where it is', () => {
    expect(withHelpers(SHELL, helpers)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('are not moved into a file that imports another one', () => {
    expect(() => withHelpers(`import"./a.js";import{t}from"./other.js";${SHELL}`, helpers)).toThrow('imports another');
  });

  it('are not moved into a file that needs none', () => {
    expect(() => withHelpers('const a=1;', helpers)).toThrow(`does not import ${FILE}`);
  });

  it('are not lost sight of where a file imports them otherwise', () => {
    expect(() => withHelpersOf(HOST, `import*as a from"./${FILE}";`, helpers)).toThrow('in a way that is not known');
  });

  it('have no file in the manifest, and what imported that imports the other one', () => {
    const manifest = {
      [`_${FILE}`]: { file: `assets/${FILE}` },
      [`_${HOST}`]: { file: `assets/${HOST}`, imports: [`_${FILE}`], css: ['assets/shell.css'] },
      'src/a-page.tsx': { file: 'assets/a.js', imports: [`_${FILE}`, `_${HOST}`, '_b.js'] },
      '_b.js': { file: 'assets/b.js', imports: [`_${FILE}`] },
    };
    expect(manifestWithHelpersIn(HOST, manifest, helpers)).toEqual({
      [`_${HOST}`]: { file: `assets/${HOST}`, imports: [], css: ['assets/shell.css'] },
      'src/a-page.tsx': { file: 'assets/a.js', imports: [`_${HOST}`, '_b.js'] },
      '_b.js': { file: 'assets/b.js', imports: [`_${HOST}`] },
    });
  });
});
