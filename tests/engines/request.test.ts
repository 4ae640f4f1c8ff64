import { describe, expect, it } from 'vitest';
import { readEnginesRequest } from './request.ts';

describe('what npm run test:engines is asked for', () => {
  it.each([
    [[], { engines: ['chromium', 'firefox', 'webkit'] }],
    [['--engine', 'webkit'], { engines: ['webkit'] }],
    [['--engine=firefox', '--only', 'admin'], { engines: ['firefox'], only: 'admin' }],
  ])('%j', (words, request) => {
    expect(readEnginesRequest(words)).toEqual(request);
  });

  it.each([[['--engine', 'opera']], [['--only', 'pastor']], [['--fast']], [['firefox']]])('refuses %j', (words) => {
    expect(() => readEnginesRequest(words)).toThrow('Usage: npm run test:engines');
  });
});
