import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { plainOrder } from '../../../../mock-server/church/calendar-date.ts';
import { everydayWorld } from '../../../../mock-server/seeds/everyday.ts';

describe('the order of days, instants and keys', () => {
  it('is that of time', () => {
    const days = ['2026-11-18', '2025-12-31', '2026-11-09', '2026-11-18'];
    expect(days.toSorted(plainOrder)).toEqual(['2025-12-31', '2026-11-09', '2026-11-18', '2026-11-18']);
  });

  it('leaves equals as they were', () => {
    expect(plainOrder('2026-11-18', '2026-11-18')).toBe(0);
  });

  it('is enough to populate the church: no rules of languages are loaded before its first answer', () => {
    const compared = vi.spyOn(String.prototype, 'localeCompare');
    onTestFinished(() => compared.mockRestore());
    expect(everydayWorld('2026-11-18').announcements).not.toEqual([]);
    expect(compared).not.toHaveBeenCalled();
  });
});
