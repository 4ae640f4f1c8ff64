import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUPS, preloadsOf } from '../../../src/build/chunks/table.ts';

const LOGIN = [
  'assets/login-dialog-a1a1a1a1.js',
  'assets/login-b2b2b2b2.js',
  'assets/auth-messages-c3c3c3c3.js',
  'assets/login-d4d4d4d4.css',
];
const NEWS = ['assets/week-news-e5e5e5e5.js', 'assets/data-f6f6f6f6.js', 'assets/week-news-g7g7g7g7.css'];

describe('the files that are preloaded with a dynamic import', () => {
  it('include those of the login, in the shell and in the core', () => {
    expect(preloadsOf('assets/shell-h8h8h8h8.js', LOGIN)).toEqual(LOGIN);
    expect(preloadsOf('assets/core-i9i9i9i9.js', LOGIN)).toEqual(LOGIN);
  });

  it('include the libraries of the mock in a mocked build, in the shell', () => {
    expect(preloadsOf('assets/shell-h8h8h8h8.js', ['assets/schemas-l3l3l3l3.js'])).toEqual([
      'assets/schemas-l3l3l3l3.js',
    ]);
  });

  it('are few others in these two, which every page loads', () => {
    expect(preloadsOf('assets/shell-h8h8h8h8.js', NEWS)).toEqual(['assets/week-news-g7g7g7g7.css']);
    expect(preloadsOf('assets/core-i9i9i9i9.js', NEWS)).toEqual(['assets/data-f6f6f6f6.js']);
  });

  it('are not those of files whose names only begin alike', () => {
    const table = 'assets/data-table-a1b2c3d4.js';
    expect(preloadsOf('assets/core-i9i9i9i9.js', [table])).toEqual([]);
    expect(preloadsOf('assets/core-values-i9i9i9i9.js', [table])).toEqual([table]);
  });

  it('are all in any other chunk', () => {
    expect(preloadsOf('assets/home-k2k2k2k2.js', NEWS)).toEqual(NEWS);
  });
});

describe('chunks that load as a whole', () => {
  it.each(GROUPS.flatMap(({ roots }) => roots))('begin with an existing module: %s', (root) => {
    expect(existsSync(new URL(`../../../${root}`, import.meta.url))).toBe(true);
  });

  it('are preloaded under names that they still have', () => {
    expect(GROUPS.map(({ name }) => name)).toEqual(expect.arrayContaining(['auth-messages', 'data', 'schemas']));
  });
});
