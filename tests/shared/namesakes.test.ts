import { describe, expect, it } from 'vitest';
import { makeMarkNamesakes, sharedNames } from '@/shared/namesakes.ts';

const people = [
  { id: 15, name: '강태준' },
  { id: 16, name: '박정훈' },
  { id: 91, name: '강태준' },
];

describe('MEMB-11 namesakes', () => {
  it('are those whose name several share', () => {
    expect([...sharedNames(people)]).toEqual(['강태준']);
    expect([...sharedNames(people.slice(0, 2))]).toEqual([]);
  });

  it('are marked, each the same object whenever it is met, and nobody else is', () => {
    const mark = makeMarkNamesakes(sharedNames(people));
    const [first, second, third] = people;
    expect(people.map(mark)).toEqual([
      { id: 15, name: '강태준', isNamesake: true },
      second,
      { id: 91, name: '강태준', isNamesake: true },
    ]);
    expect(mark(first ?? people[0] ?? { id: 0, name: '' })).toBe(mark(people[0] ?? { id: 0, name: '' }));
    expect(second && mark(second)).toBe(second);
    expect(third && mark(third)).not.toBe(third);
  });
});
