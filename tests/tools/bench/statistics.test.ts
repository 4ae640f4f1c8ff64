import { describe, expect, it } from 'vitest';
import { median, percentile95 } from './statistics.ts';

describe('what stands for many values', () => {
  it('is the one in the middle, whatever their order', () => {
    expect(median([9, 1, 100])).toBe(9);
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  it('is, for frames, what 95 of 100 keep', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile95(hundred)).toBe(95);
    expect(percentile95([16, 17])).toBe(17);
  });

  it('is not made up where there is none', () => {
    expect(() => median([])).toThrow('no median');
    expect(() => percentile95([])).toThrow('no percentile');
  });
});
