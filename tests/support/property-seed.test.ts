import { readConfigureGlobal } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertySeed } from './property-seed.ts';

describe('the seed of property tests', () => {
  it('is the usual one, or the one that is asked for', () => {
    expect(propertySeed({})).toBe(20_261_120);
    expect(propertySeed({ PROPERTY_SEED: '-42' })).toBe(-42);
  });

  it.each(['', 'random', '1.5', '4294967296'])('is not "%s"', (given) => {
    expect(() => propertySeed({ PROPERTY_SEED: given })).toThrow(`PROPERTY_SEED is "${given}"`);
  });

  it('is that of all of them', () => {
    expect(readConfigureGlobal().seed).toBe(propertySeed());
  });
});
