import { describe, expect, it } from 'vitest';
import { readRequest } from './request.ts';
import { allSteps, quickSteps } from './steps.ts';

describe('arguments of npm test and npm run check', () => {
  it.each([
    [[], { mode: 'all' }],
    [['--check'], { mode: 'check' }],
    [['--failed'], { mode: 'failed' }],
    [['--shard', '2/3'], { mode: 'all', shard: { index: 2, count: 3 } }],
    [['--shard=1/1'], { mode: 'all', shard: { index: 1, count: 1 } }],
  ])('may be %j', (words, request) => {
    expect(readRequest(words)).toEqual(request);
  });

  it.each([
    ['--watch'],
    ['@AUTH-05'],
    ['tests/auth'],
    ['--shard'],
    ['--check', '--shard', '1/2'],
    ['--failed', '--check'],
  ])('are not %s %s', (...words) => {
    expect(() => readRequest(words)).toThrow('Usage: npm test');
  });

  it.each(['0/2', '3/2', '1', 'a/b', '1/2/3', '-1/2'])('accept no shard %s', (part) => {
    expect(() => readRequest([`--shard=${part}`])).toThrow(`--shard is "${part}"`);
  });
});

describe('the proofs of the steps', () => {
  it('are in a file for each, so that the quick checks do not overwrite those of a whole run', () => {
    const reports = [...allSteps('/top/'), ...quickSteps('/top/')].flatMap(({ report }) => report ?? []);
    expect(reports).toHaveLength(4);
    expect(new Set(reports).size).toBe(4);
  });
});

describe('the shards of npm test on two machines', () => {
  const names = (index: number): string[] => allSteps('/top/', { shard: { index, count: 2 } }).map(({ name }) => name);

  it('contain every step', () => {
    expect(new Set([...names(1), ...names(2)])).toEqual(new Set(allSteps('/top/').map(({ name }) => name)));
  });

  it('split tests and scenarios, and leave the other steps to the first', () => {
    const shared = [
      'browser and font',
      'production build',
      'demo build',
      'build without a browser',
      'tests',
      'scenarios',
    ];
    expect(names(2)).toEqual(shared);
    expect(names(1)).toEqual(expect.arrayContaining([...shared, 'types', 'byte budgets', 'contract in a page']));
  });
});
