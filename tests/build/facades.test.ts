import { describe, expect, it } from 'vitest';
import { facadeOf, withoutFacades } from '../../src/build/facades.ts';

const FACADE = 'export{t as HomePage,n as default}from"./home-D8CmpAGg.js";\n';

describe('a chunk that only hands on what another exports', () => {
  it('is known by its code', () => {
    expect(facadeOf(FACADE)).toEqual({
      target: 'home-D8CmpAGg.js',
      exports: new Map([
        ['HomePage', 't'],
        ['default', 'n'],
      ]),
    });
    expect(facadeOf('export{same}from"./a.js"')?.exports).toEqual(new Map([['same', 'same']]));
  });

  it.each([
    ['has code of its own', 'import{t as e}from"./a.js";var n=e();export{n as default};'],
    ['hands on and does something', 'export{t as a}from"./a.js";t();'],
    ['hands on from two', 'export{t as a}from"./a.js";export{t as b}from"./b.js";'],
    ['hands on all there is', 'export*from"./a.js";'],
    ['is empty', ''],
  ])('is none that %s', (_, code) => {
    expect(facadeOf(code)).toBeUndefined();
  });
});

describe('a chunk that imports another through its facade', () => {
  const facade = facadeOf(FACADE);
  const facades = new Map(facade === undefined ? [] : [['home-page-Ch2yykEp.js', facade]]);

  it.each(['`', '"', "'"])('imports that directly, by the names that the module exports (%s)', (quote) => {
    const code = `const load=()=>p(()=>import(${quote}./home-page-Ch2yykEp.js${quote}),d([0,1]));`;
    expect(withoutFacades(code, facades)).toBe(
      'const load=()=>p(()=>import("./home-D8CmpAGg.js").then(m=>({HomePage:m.t,default:m.n})),d([0,1]));',
    );
  });

  it('preloads that', () => {
    expect(withoutFacades('m.f=["assets/home-page-Ch2yykEp.js"]', facades)).toBe('m.f=["assets/home-D8CmpAGg.js"]');
  });

  it('stays as it is without one', () => {
    expect(withoutFacades('import("./other.js")', facades)).toBe('import("./other.js")');
  });
});
