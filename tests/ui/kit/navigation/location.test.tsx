import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMoved } from '@/ui/kit/navigation/location.ts';

it('a move to another path is told once, and not where it began', () => {
  const moves: string[] = [];
  const { rerender } = renderHook(
    ({ path }) =>
      useMoved(path, () => {
        moves.push(path);
      }),
    { initialProps: { path: '/intro' } },
  );
  rerender({ path: '/intro' });
  expect(moves).toEqual([]);
  rerender({ path: '/people' });
  rerender({ path: '/people' });
  expect(moves).toEqual(['/people']);
  rerender({ path: '/intro' });
  expect(moves).toEqual(['/people', '/intro']);
});
