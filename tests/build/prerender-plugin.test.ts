import { describe, expect, it } from 'vitest';
import { stagesOf } from '../../src/build/prerender-plugin.ts';

const needed = {
  server: [],
  page: ['page', 'frame'],
  early: ['early'],
  core: 'core',
  inPage: ['news'],
  islands: ['news', 'poster'],
  dialogs: 'dialogs',
};

describe('the stages in which a page is fetched', () => {
  it('begin with its own code, and end with dialogs', () => {
    expect(stagesOf(needed)).toEqual([
      ['page', 'frame', 'early'],
      ['core', 'news'],
      ['news', 'poster', 'dialogs'],
    ]);
  });

  it('begin with what fills a server that is part of the program, for which the page waits', () => {
    expect(stagesOf({ ...needed, server: ['church', 'answers'] })).toEqual([
      ['church'],
      ['answers'],
      ...stagesOf(needed),
    ]);
  });
});
