import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUPS, preloadsOf } from '../../../src/build/chunks/table.ts';

const LOGIN = [
  'assets/served-dialogs-a1a1a1a1.js',
  'assets/auth-messages-c3c3c3c3.js',
  'assets/served-dialogs-d4d4d4d4.css',
];
const NEWS = ['assets/home-islands-e5e5e5e5.js', 'assets/data-f6f6f6f6.js', 'assets/home-islands-g7g7g7g7.css'];

describe('the files that are preloaded with a dynamic import', () => {
  it('include the texts of the login, in the shell and in the core, and there its rules', () => {
    expect(preloadsOf('assets/shell-h8h8h8h8.js', LOGIN)).toEqual([LOGIN[1], LOGIN[2]]);
    expect(preloadsOf('assets/core-i9i9i9i9.js', LOGIN)).toEqual([LOGIN[1]]);
  });

  it('include the libraries of the mock in a mocked build, in the shell', () => {
    expect(preloadsOf('assets/shell-h8h8h8h8.js', ['assets/schemas-l3l3l3l3.js'])).toEqual([
      'assets/schemas-l3l3l3l3.js',
    ]);
  });

  it('are few others in these two, which every page loads', () => {
    expect(preloadsOf('assets/shell-h8h8h8h8.js', NEWS)).toEqual([NEWS[2]]);
    expect(preloadsOf('assets/core-i9i9i9i9.js', NEWS)).toEqual([]);
  });

  it('are not those of files whose names only begin alike', () => {
    const texts = 'assets/auth-messages-2-a1b2c3d4.js';
    expect(preloadsOf('assets/core-i9i9i9i9.js', [texts])).toEqual([]);
    expect(preloadsOf('assets/core-values-i9i9i9i9.js', [texts])).toEqual([texts]);
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
    expect(GROUPS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['auth-messages', 'schemas', 'shell', 'core']),
    );
  });
});
