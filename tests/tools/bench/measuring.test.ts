import { describe, expect, it } from 'vitest';
import { mediansOf } from './measuring.ts';
import { rows } from './rows.ts';

const valueOf = (name: string, samples: Parameters<typeof mediansOf>[0]): number | undefined =>
  rows.find((row) => row.name === name)?.value(mediansOf(samples));

describe('what a row takes from many runs', () => {
  it('is the ratio of the medians, so that one slow load decides nothing', () => {
    const samples = new Map([
      ['home', [{ lcp: 600 }, { lcp: 5000 }, { lcp: 500 }]],
      ['homeFloor', [{ lcp: 500 }, { lcp: 480 }, { lcp: 520 }]],
    ] as const);
    expect(valueOf('home/lcp', samples)).toBe(1.2);
  });

  it('is the worst of the pages that it speaks of', () => {
    const samples = new Map([
      ['home', [{ shift: 0.001 }]],
      ['homeWithPoster', [{ shift: 0.04 }]],
    ] as const);
    expect(valueOf('home/shift', samples)).toBe(0.04);
  });

  it('is nothing where nobody has measured', () => {
    expect(() => valueOf('home/lcp', new Map())).toThrow('Nobody has measured lcp of home');
  });
});
