import { describe, expect, it } from 'vitest';
import type { ChunkingContext } from '../../src/build/module-graph.ts';
import { sharedParts } from '../../src/build/shared-parts.ts';

const page = (name: string): string => `/top/src/ui/pages/${name}.tsx`;
const PRERENDERED = '/top/src/ui/app/island/prerendered-island.tsx';
const LONG = 'x'.repeat(5000);

interface Module {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly code?: string;
}

/** Islands of four sections that show different things; each imports what the test gives it. */
const SHARING = [
  'communion/list',
  'communion/other-list',
  'communion/post',
  'account/own',
  'management/members',
  'search/search',
];
const FORM = 'account/register-form';

function partOf(id: string, sharing: readonly string[], modules: Readonly<Record<string, Module>>): string | undefined {
  const graph: Record<string, Module> = { ...modules, [page('site')]: { later: SHARING.map(page) } };
  graph[page('register')] = { imports: [PRERENDERED], later: [page(FORM)] };
  for (const name of [...SHARING, FORM]) graph[page(name)] = { imports: sharing.includes(name) ? [id] : [] };
  const context: ChunkingContext = {
    getModuleInfo: (module) => ({
      importedIds: graph[module]?.imports ?? [],
      dynamicallyImportedIds: graph[module]?.later ?? [],
      code: graph[module]?.code ?? '',
    }),
  };
  return sharedParts(new Set([page('site'), page('register')]), (module) => module === 'placed.ts', context)(id);
}

const [list = '', otherList = '', post = '', own = '', members = ''] = SHARING;

describe('what islands share', () => {
  it('is one file for the islands of a section, when more than two share it', () => {
    expect(partOf('feed.ts', [list, otherList, post], { 'feed.ts': { code: LONG } })).toBe('post-parts');
    expect(partOf('feed.ts', [list, otherList], { 'feed.ts': { code: LONG } })).toBeUndefined();
  });

  it('is a file for all sections when it is small', () => {
    expect(partOf('button.ts', [list, post, own], { 'button.ts': {} })).toBe('parts');
    expect(partOf('button.ts', [list, post, own], { 'button.ts': { code: LONG } })).toBeUndefined();
  });

  it('is a file for all sections when most islands share it, whatever it weighs', () => {
    expect(partOf('fold.ts', SHARING, { 'fold.ts': { code: LONG } })).toBe('parts');
    expect(partOf('fold.ts', SHARING.slice(1), { 'fold.ts': { code: LONG } })).toBeUndefined();
  });

  it('is small only without what another file would have to bring', () => {
    const small = { 'button.ts': { imports: ['icon.ts'] } };
    expect(partOf('button.ts', [list, post, own], { ...small, 'icon.ts': {} })).toBe('parts');
    expect(partOf('button.ts', [list, post, own], { ...small, 'icon.ts': { code: LONG } })).toBeUndefined();
    expect(partOf('button.ts', [list, post, own], { 'button.ts': { imports: ['placed.ts'] } })).toBe('parts');
  });

  it('is a file of its own in sections that show different things', () => {
    expect(partOf('board.ts', [own, members], { 'board.ts': { code: LONG } })).toBeUndefined();
    expect(partOf('board.ts', [members], { 'board.ts': {} })).toBeUndefined();
  });

  it('leaves out what a prerendered form needs, whose styles are in the served page', () => {
    expect(partOf('field.ts', [...SHARING, FORM], { 'field.ts': {} })).toBeUndefined();
  });

  it('leaves out what a page imports at once, what has a file, and libraries', () => {
    expect(partOf(page('site'), SHARING, {})).toBeUndefined();
    expect(partOf('placed.ts', SHARING, { 'placed.ts': {} })).toBeUndefined();
    expect(partOf('/top/node_modules/leaflet.js', SHARING, { '/top/node_modules/leaflet.js': {} })).toBeUndefined();
  });

  it('has no small modules that import each other', () => {
    const circle = { 'a.ts': { imports: ['b.ts'] }, 'b.ts': { imports: ['a.ts'] } };
    expect(partOf('a.ts', [list, post, own], circle)).toBeUndefined();
  });
});
