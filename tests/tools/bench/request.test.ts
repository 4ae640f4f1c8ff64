import { describe, expect, it } from 'vitest';
import { readBenchRequest } from './request.ts';
import { rows } from './rows/rows.ts';

const namesFor = (...words: readonly string[]): readonly string[] =>
  readBenchRequest(words, rows).rows.map(({ name }) => name);

describe('what npm run bench is asked for', () => {
  it('is every row, rebuilt, seven times', () => {
    expect(readBenchRequest([], rows)).toEqual({ runs: 7, checks: false, accepts: false, builds: true, rows });
  });

  it('may be a check, other numbers of runs, or the builds that are there', () => {
    expect(readBenchRequest(['--check', '--runs', '9', '--no-build'], rows)).toMatchObject({
      runs: 9,
      checks: true,
      builds: false,
    });
  });

  it('may be that what is measured is accepted', () => {
    expect(readBenchRequest(['--accept'], rows)).toMatchObject({ accepts: true });
  });

  it('may be a group of rows or some of them', () => {
    expect(namesFor('--only', 'search')).toEqual(['search/key', 'search/sort']);
    expect(namesFor('--only', 'home/lcp', '--only', 'memory')).toEqual(['home/lcp', 'memory/growth']);
    expect(namesFor('--only', 'bytes/first-scripts')).toEqual(['bytes/first-scripts']);
  });

  it.each([
    [['--fast'], "Unknown option '--fast'"],
    [['home'], "Unexpected argument 'home'"],
    [['--only', 'hom'], '--only knows no "hom". Known: bytes/first-scripts,'],
    [['--runs', '0'], '--runs is "0": it must be a whole number above 0.'],
    [['--runs', 'many'], '--runs is "many"'],
    [['--accept', '--runs', '2'], '--accept needs at least 3 runs, and --runs is 2.'],
    [['--check', '--runs', '2'], '--check needs at least 3 runs, and --runs is 2.'],
  ])('%j is refused with a sentence', (words, sentence) => {
    expect(() => readBenchRequest(words, rows)).toThrow(sentence);
  });
});

describe('the rows', () => {
  it('speak of no milliseconds but thread time and what people wait at a slow processor', () => {
    const bare = rows.filter(({ unit, label }) => unit === 'ms' && !/thread time|4× slower/.test(label));
    expect(bare).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it('aim no higher than they may go', () => {
    const wrong = rows.filter(({ target, limit }) => (target ?? 0) > (limit ?? Number.POSITIVE_INFINITY));
    expect(wrong).toEqual([]);
  });
});
