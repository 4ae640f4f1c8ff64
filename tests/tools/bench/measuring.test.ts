import { describe, expect, it } from 'vitest';
import { measuresOf, resultsOf } from './measuring.ts';
import { rows } from './rows/rows.ts';

const valueOf = (name: string, samples: Parameters<typeof measuresOf>[0]): number | undefined =>
  rows.find((row) => row.name === name)?.value(measuresOf(samples));

describe('what a row takes from many runs', () => {
  it('is the ratio of the medians, so that one slow load decides nothing', () => {
    const samples = new Map([
      ['home', [{ lcp: 600 }, { lcp: 5000 }, { lcp: 500 }]],
      ['lean', [{ lcp: 500 }, { lcp: 480 }, { lcp: 520 }]],
    ] as const);
    expect(valueOf('home/lcp', samples)).toBe(1.2);
  });

  it('is the least disturbed run of thread time that has no floor, since other programs only add to it', () => {
    const samples = new Map([['useMembers', [{ dialog: 121 }, { dialog: 85 }, { dialog: 97 }]]] as const);
    expect(valueOf('paint/dialog', samples)).toBe(85);
  });

  it('is the worst of the pages that it speaks of', () => {
    const samples = new Map([
      ['home', [{ shift: 0.001 }]],
      ['homeWithPoster', [{ shift: 0.04 }]],
    ] as const);
    expect(valueOf('home/shift', samples)).toBe(0.04);
  });

  it('fails where nothing was measured', () => {
    expect(() => valueOf('home/lcp', new Map())).toThrow('Nobody has measured lcp of home');
    expect(() => valueOf('home/fresh', new Map([['home', [{ lcp: 600 }]]]))).toThrow(
      'Nobody has measured content of home',
    );
  });

  it('stays out of a row where a visit has failed, while the other rows have theirs', () => {
    const samples = new Map([['bytes', [{ first: 83, core: 41 }]]] as const);
    const results = resultsOf(rows, samples);
    expect(results.find(({ row }) => row.name === 'bytes/core')?.value).toBe(41);
    expect(results.find(({ row }) => row.name === 'home/lcp')?.value).toBeUndefined();
  });
});
