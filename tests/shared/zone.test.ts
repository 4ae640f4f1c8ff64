import { describe, expect, it } from 'vitest';
import { wallClock } from '@/shared/zone.ts';

const shown = (zone: Parameters<typeof wallClock>[0], instant: string): string =>
  wallClock(zone, new Date(instant)).toISOString().slice(0, 16);

describe('REL-21 what a clock shows', () => {
  it.each([
    ['in summer', '2026-07-18T22:30:00Z', '2026-07-19T00:30'],
    ['in winter', '2026-01-18T22:30:00Z', '2026-01-18T23:30'],
    ['in the hour that comes twice, the first time', '2026-10-25T00:30:00Z', '2026-10-25T02:30'],
    ['in the hour that comes twice, the second time', '2026-10-25T01:30:00Z', '2026-10-25T02:30'],
    ['at midnight', '2026-07-18T22:00:00Z', '2026-07-19T00:00'],
  ])('in a zone with summer time, %s', (_, instant, time) => {
    expect(shown({ name: 'Europe/Madrid' }, instant)).toBe(time);
  });

  it('in a zone that has given up summer time is told by its tables until then, and by its offset from then on', () => {
    const asuncion = { name: 'America/Asuncion', always: { offset: -180, since: '2024-10-15' } };
    expect(shown(asuncion, '2019-06-19T03:30:00Z')).toBe('2019-06-18T23:30');
    expect(shown(asuncion, '2026-06-19T03:30:00Z')).toBe('2026-06-19T00:30');
    // No table knows this zone: its offset alone is asked.
    expect(shown({ ...asuncion, name: 'Nowhere/At_All' }, '2026-06-19T03:30:00Z')).toBe('2026-06-19T00:30');
  });
});
