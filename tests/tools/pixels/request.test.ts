import { describe, expect, it } from 'vitest';
import { readPixelsRequest } from './request.ts';

describe('what npm run pixels is asked for', () => {
  it.each([
    [['--against', 'main'], { against: 'main', world: 'everyday', only: '', builds: true }],
    [
      ['--against=HEAD~3', '--world', 'empty', '--only', 'events', '--no-build'],
      { against: 'HEAD~3', world: 'empty', only: 'events', builds: false },
    ],
  ])('%j', (words, request) => {
    expect(readPixelsRequest(words)).toEqual(request);
  });

  it.each([
    [[], '--against names no revision'],
    [['--against=--output=x'], '--against names no revision'],
    [['--against', 'main', '--world', 'full'], 'No world is named "full"'],
    [['--against', 'main', '--fast'], "Unknown option '--fast'"],
    [['main'], "Unexpected argument 'main'"],
  ])('refuses %j', (words, sentence) => {
    expect(() => readPixelsRequest(words)).toThrow(sentence);
  });
});
