import { describe, expect, it } from 'vitest';
import { ONCE, randomOf, TREMBLING, TWICE } from './hand.ts';

const numbersOf = (seed: string): readonly number[] => {
  const random = randomOf(seed);
  return Array.from({ length: 50 }, random);
};

describe('where a hand trembles', () => {
  it('is the same for the same seed, and elsewhere for another', () => {
    expect(numbersOf('1 admin/home')).toEqual(numbersOf('1 admin/home'));
    expect(numbersOf('1 admin/home')).not.toEqual(numbersOf('2 admin/home'));
    expect(numbersOf('1 admin/home')).not.toEqual(numbersOf('1 visitor/home'));
  });

  it('lies between 0 and 1, and is spread', () => {
    const numbers = numbersOf('1 admin/home');
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(10);
    expect(numbers.filter((number) => number >= 0.5).length).toBeGreaterThan(10);
  });
});

it('every way of pressing is compared with one press of its kind', () => {
  for (const { than } of [...TWICE, TREMBLING]) expect(ONCE[than].than).toBe(than);
});
