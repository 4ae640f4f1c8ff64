import { describe, expect, it } from 'vitest';
import { readPressesRequest } from './request.ts';

describe('the arguments of the walk of a hand', () => {
  it('are all views, a build of its own and the first seed, unless others are named', () => {
    expect(readPressesRequest([])).toEqual({ only: '', site: '', seed: 1 });
    expect(readPressesRequest(['--only', 'admin', '--site', 'dist', '--seed', '7'])).toEqual({
      only: 'admin',
      site: 'dist',
      seed: 7,
    });
  });

  it.each([
    [['--seed', 'x'], '"x" is no seed'],
    [['--pages', 'x'], "Unknown option '--pages'"],
  ])('%j is refused in a sentence', (words, sentence) => {
    expect(() => readPressesRequest(words)).toThrow(sentence);
  });
});
