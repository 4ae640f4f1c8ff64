import { describe, expect, it } from 'vitest';
import { type Poster, posterOn } from '@/shared/church.ts';

const harvest: Poster = { name: 'harvest', picture: '/h.svg', until: '2026-11-22' };
const advent: Poster = { name: 'advent', picture: '/a.svg', from: '2026-11-29', until: '2026-12-24' };
const everyday = { name: 'everyday', picture: '/e.svg' };

describe('HOME-01 the poster of a day', () => {
  it.each([
    ['2026-11-01', 'harvest'],
    ['2026-11-22', 'harvest'],
    ['2026-11-23', 'everyday'],
    ['2026-11-28', 'everyday'],
    ['2026-11-29', 'advent'],
    ['2026-12-24', 'advent'],
    ['2026-12-25', 'everyday'],
    [undefined, 'everyday'],
  ])('on %s it is that of %s', (today, name) => {
    expect(posterOn([harvest, advent], everyday, today).name).toBe(name);
  });

  it('is the first of two that are shown on the same day', () => {
    expect(posterOn([{ ...advent, name: 'early' }, advent], everyday, '2026-12-01').name).toBe('early');
  });
});
