import { describe, expect, it } from 'vitest';
import { type Row, verdictOf } from './row.ts';
import { table } from './table.ts';

const row: Row = {
  name: 'home/lcp',
  label: 'home',
  unit: '×',
  target: 1.25,
  limit: 1.35,
  visits: [],
  value: () => 0,
};
const informative: Row = { name: 'home/work', label: 'work', unit: 'ms', visits: [], value: () => 0 };
const counted: Row = { name: 'home/requests', label: 'requests', unit: 'count', visits: [], value: () => 0 };

describe('a budget', () => {
  it.each([
    [1.25, 'within target'],
    [1.26, 'within limit'],
    [1.35, 'within limit'],
    [1.36, 'BROKEN'],
  ] as const)('of 1.25, at most 1.35, with %d is %s', (value, verdict) => {
    expect(verdictOf({ row, value })).toBe(verdict);
  });

  it('is never broken where it has no limit', () => {
    expect(verdictOf({ row: informative, value: 99_999 })).toBe('for comparison');
  });

  it('is broken by what is no number', () => {
    expect(verdictOf({ row, value: Number.NaN })).toBe('BROKEN');
  });

  it('stands in the table beside its target and its limit', () => {
    const lines = table([
      { row, value: 1.3 },
      { row: informative, value: 480.4 },
      { row: counted, value: 34 },
      { row, value: undefined },
    ]).split('\n');
    expect(lines).toEqual([
      'row            what      measured  target   limit  verdict',
      'home/lcp       home        1.30 ×  1.25 ×  1.35 ×  within limit',
      'home/work      work        480 ms       –       –  for comparison',
      'home/requests  requests        34       –       –  for comparison',
      'home/lcp       home             –  1.25 ×  1.35 ×  NOT MEASURED',
    ]);
  });
});
